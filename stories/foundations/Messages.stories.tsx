import { SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { includesFolded } from '../../src/lib/persian.ts';
import { fa } from '../../src/text/fa.ts';
import { formatNumber } from '../../src/text/format.ts';
import '../../src/theme/form.css';
import { families } from './messages.ts';
import { Code, Page, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'shown'] });

const total = families.reduce((sum, { messages }) => sum + messages.length, 0);

function Catalogue() {
  const [wanted, setWanted] = useState('');
  const found = families
    .map(({ name, messages }) => ({
      name,
      messages: messages.filter(({ path, texts }) => [path, ...texts].some((text) => includesFolded(text, wanted))),
    }))
    .filter(({ messages }) => messages.length > 0);
  const count = found.reduce((sum, { messages }) => sum + messages.length, 0);
  return (
    <>
      <Stack gap="xs">
        <TextInput
          label="جستجو در متن‌ها"
          description="متن فارسی یا نام آن در کد"
          dir="auto"
          leftSection={<IconSearch size={20} aria-hidden />}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {formatNumber(count)} متن از {formatNumber(total)}
        </Text>
      </Stack>
      {found.map(({ name, messages }) => (
        <Section key={name} title={name} note={`${formatNumber(messages.length)} متن`}>
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {messages.map(({ path, texts, parameters }) => (
              <SimpleGrid component="li" key={path} cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={2}>
                <Code>{`${path}${parameters.length > 0 ? `(${parameters.join(', ')})` : ''}`}</Code>
                <div>
                  {texts.map((text) => (
                    <Text key={text}>{text}</Text>
                  ))}
                </div>
              </SimpleGrid>
            ))}
          </Stack>
        </Section>
      ))}
    </>
  );
}

/** Every text that the interface shows, by family, with values in place; to be searched. */
export const All = meta.story({
  render: () => (
    <Page
      title="همه‌ی متن‌ها"
      lead="هر متنی که برنامه نشان می‌دهد، به همان صورت. متنی که مقداری در خود دارد با نمونه‌ای از آن مقدار آمده است."
    >
      <Catalogue />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const items = () => canvas.queryAllByRole('listitem');
    await expect(items()).toHaveLength(total);
    await expect(items().filter(({ textContent }) => /undefined|NaN|\]:/.test(textContent))).toEqual([]);
    // Typed with the Arabic letters and without the half space.
    const search = canvas.getByRole('textbox');
    await userEvent.type(search, 'سبد خريد شما');
    await waitFor(() => expect(items()).toHaveLength(1));
    await expect(items()[0]).toHaveTextContent(fa.basket.empty);
    await userEvent.clear(search);
    await waitFor(() => expect(items()).toHaveLength(total));
  },
});
