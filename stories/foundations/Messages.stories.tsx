import { SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fold } from '../../src/lib/persian.ts';
import { fa } from '../../src/text/fa.ts';
import { formatNumber } from '../../src/text/format.ts';
import '../../src/theme/form.css';
import { messagesOf } from './messages.ts';
import { Code, Page, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'shown'] });

const all = Object.entries(fa).map(([name, family]) => ({ name, messages: messagesOf(family, name) }));
const total = all.flatMap(({ messages }) => messages).length;

function Catalogue() {
  const [wanted, setWanted] = useState('');
  const found = all.map(({ name, messages }) => ({
    name,
    messages: messages.filter((message) => message.some((text) => fold(text).includes(fold(wanted)))),
  }));
  return (
    <>
      <TextInput
        label="جستجو در متن‌ها"
        description="متن فارسی یا نام آن در کد"
        dir="auto"
        leftSection={<IconSearch size={20} aria-hidden />}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {found
        .filter(({ messages }) => messages.length > 0)
        .map(({ name, messages }) => (
          <Section key={name} title={name} note={`${formatNumber(messages.length)} متن`}>
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {messages.map(([path, text]) => (
                <SimpleGrid component="li" key={path} cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={2}>
                  <Code>{path}</Code>
                  <Text>{text}</Text>
                </SimpleGrid>
              ))}
            </Stack>
          </Section>
        ))}
    </>
  );
}

/** All text of the interface, by group, with a search. */
export const All = meta.story({
  render: () => (
    <Page title="همه‌ی متن‌ها" note="هر متنی که برنامه نشان می‌دهد. به جای مقدارها «…» یا ۳ آمده است.">
      <Catalogue />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const items = () => canvas.queryAllByRole('listitem');
    await expect(items()).toHaveLength(total);
    await expect(items().filter(({ textContent }) => /undefined|NaN|\]:/.test(textContent))).toEqual([]);
    // The search text is typed with Arabic letters and without zero-width non-joiners.
    const search = canvas.getByRole('textbox');
    await userEvent.click(search);
    await userEvent.paste('سبد خريد شما خالي');
    await waitFor(() => expect(items()).toHaveLength(1));
    await expect(items()[0]).toHaveTextContent(fa.basket.empty);
  },
});
