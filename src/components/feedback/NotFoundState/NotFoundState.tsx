import { Button, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { PageMeta } from '../../layout/PageMeta/PageMeta.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';

interface NotFoundStateProps {
  /** A sentence that says what was not found. Default: the text for an unknown route. */
  text?: string;
  /** The action. Default: links to the home page and the course list. */
  action?: ReactNode;
}

/** A message that a page, course or lesson does not exist. Also sets the page title. */
export function NotFoundState({ text = fa.errors.unknownRoute, action }: NotFoundStateProps) {
  return (
    <Page>
      <meta name="robots" content="noindex" />
      <PageMeta title={text === fa.errors.unknownRoute ? fa.errors.unknownRouteTitle : text.replace(/\.$/, '')} />
      <Stack
        align="center"
        justify="center"
        gap="lg"
        mih={{ base: 'min(60svh, 40rem)', md: 'calc(100svh - 12.25rem)' }}
        ta="center"
      >
        <LateGirihStar w={208} h={208} share={3 / 7} />
        <Title order={1} size="h2" maw={560}>
          {text}
        </Title>
        {action ?? (
          <Group justify="center" gap="sm">
            <Button component={Link} to={paths.home}>
              {fa.errors.toHome}
            </Button>
            <Button component={Link} to={paths.courses} variant="default">
              {fa.basket.toCourses}
            </Button>
          </Group>
        )}
      </Stack>
    </Page>
  );
}
