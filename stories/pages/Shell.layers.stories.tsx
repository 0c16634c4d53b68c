import { Button, Container, Text } from '@mantine/core';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AddBlogButton } from '../../src/components/blog/AddBlogButton/AddBlogButton.tsx';
import { Offer } from '../../src/components/course/Offer/Offer.tsx';
import { toast } from '../../src/components/feedback/toast.tsx';
import { LeaveDialog } from '../../src/components/form/LeaveGuard/LeaveDialog.tsx';
import { PageHeading } from '../../src/components/layout/PageHeading/PageHeading.tsx';
import { Shell } from '../../src/pages/Shell/Shell.tsx';
import { fa } from '../../src/text/fa.ts';
import { newVersion } from '../../src/worker/register.ts';
import { expectToast } from '../toasts.ts';

const page = (
  <Container py="xl">
    <AddBlogButton />
    <PageHeading title={fa.brand.name} />
    <Offer>
      <Text fw={700}>{fa.basket.title}</Text>
      <Button size="lg">{fa.basket.buy}</Button>
    </Offer>
    <LeaveDialog opened fileName="picture.png" onClose={fn()} onLeave={fn()} />
  </Container>
);

const meta = preview.meta({
  component: Shell,
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  ),
});

const MINUTE = 60_000;

export const BehindADialog = meta.story({
  name: 'A dialog covers the header and docked bars, and toasts and the notice are above it',
  tags: ['visual'],
  beforeEach: () => {
    newVersion.setState(true);
    return () => newVersion.setState(false);
  },
  play: async () => {
    toast('info', 'home', fa.basket.alreadyThere, { duration: MINUTE });
    await expect(await screen.findByRole('dialog', { name: fa.forms.leaveTitle })).toBeVisible();
    await expectToast(fa.basket.alreadyThere, 'info', 'home', MINUTE);
    await expect(await screen.findByText(fa.offline.newVersion)).toBeVisible();
  },
});
