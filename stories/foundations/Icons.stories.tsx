import { Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { icons } from 'virtual:used-icons';
import preview from '../../.storybook/preview.tsx';
import { formatNumber } from '../../src/text/format.ts';
import { Code, Page, Section, Small } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const [turning, still] = [icons.filter(({ mirrored }) => mirrored), icons.filter(({ mirrored }) => !mirrored)];

/** A name that may go on in the next line before each of its capitals. */
const breakable = (name: string) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part, place, parts) => (
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));

function Tile({ icon: { name, Icon, where, mirrored } }: { icon: (typeof icons)[number] }) {
  return (
    <Paper component="li" withBorder p="sm" ta="center" style={{ listStyle: 'none' }}>
      <Group gap="md" wrap="nowrap" justify="center">
        <Icon size={28} className={mirrored ? 'mantine-rotate-rtl' : ''} aria-hidden />
        {mirrored && (
          <Text component="span" c="dimmed" lh={0}>
            <Icon size={28} style={{ transform: 'scaleX(-1)' }} aria-hidden />
          </Text>
        )}
      </Group>
      <Code>{breakable(name.replace('Icon', ''))}</Code>
      <Small>
        <Code>{breakable(where.join(' · '))}</Code>
      </Small>
    </Paper>
  );
}

const Tiles = ({ icons: shown }: { icons: typeof icons }) => (
  <SimpleGrid component="ul" cols={{ base: 2, xsm: 3, md: 5 }} spacing="sm" m={0} p={0}>
    {shown.map((icon) => (
      <Tile key={icon.name} icon={icon} />
    ))}
  </SimpleGrid>
);

/** Every icon that src imports, and where. */
export const Icons = meta.story({
  render: () => (
    <Page
      title="نشانه‌ها"
      lead={`${formatNumber(icons.length)} نشانه‌ی خطی از Tabler در برنامه به کار رفته است. نشانه همیشه همراه نوشته یا نام گفتنی است و خود آن برای صفحه‌خوان پنهان می‌ماند. کنار نوشته ۱۶ تا ۲۰ و در دکمه‌ی تنها ۲۰ تا ۲۴ پیکسل است؛ جای لمس همیشه ۴۴.`}
    >
      <Section
        title="آنچه با جهت خواندن برمی‌گردد"
        note="تنها پیکان‌ها و آنچه جهت دارد. پررنگ در فارسی، کم‌رنگ در متن چپ‌به‌راست."
      >
        <Tiles icons={turning} />
      </Section>
      <Section title="آنچه برنمی‌گردد">
        <Tiles icons={still} />
      </Section>
    </Page>
  ),
  play: async () => {
    await expect(turning.map(({ name }) => name)).toContain('IconArrowLeft');
    await expect(still.map(({ name }) => name)).toContain('IconSearch');
  },
});
