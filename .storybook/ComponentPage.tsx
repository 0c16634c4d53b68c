import { Anchor, Badge, Box, Button, Code, Group, Stack, Text, Title as Heading } from '@mantine/core';
import { Canvas, Controls, Description, DocsContext, DocsStory, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, useState, type ReactNode } from 'react';
import { facts } from 'virtual:component-facts';
import { formatDigits } from '../src/text/format.ts';
import { Anatomy } from './Anatomy.tsx';
import type { ComponentFacts } from './componentFacts.ts';
import { isSeen, nameOf } from './seen.ts';
import '@mantine/core/styles/Code.layer.css';
import '../src/theme/content.css';

/** The widths in pixels at which a sheet is compared. */
const WIDTHS = [360, 600, 960, 1280];

const STATES = {
  draft: ['پیش‌نویس', 'saffron'],
  ready: ['آماده', 'green'],
  deprecated: ['کنار گذاشته', 'red'],
} as const;

/** What a component's file of stories may say beyond Storybook's own parameters, as `parameters.design`. */
interface Design {
  /** Default `ready`. */
  state?: keyof typeof STATES;
  /** Address of its file in the drawing program. */
  file?: string;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="xs" mt="xl">
      <Heading order={2} size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The story alone, at each width side by side at a wish, in each scheme and in both directions. */
function Frames({ id }: { id: string }) {
  const [shown, setShown] = useState(false);
  const open = (globals: string) => `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  return (
    <Part title="در پهناها، حالت‌ها و جهت‌ها">
      <Group gap="md">
        <Button variant="light" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          پهناها کنار هم
        </Button>
        <Anchor href={open('scheme:light')} target="_blank">
          روشن
        </Anchor>
        <Anchor href={open('scheme:dark')} target="_blank">
          تیره
        </Anchor>
        <Anchor href={open('direction:ltr')} target="_blank">
          چپ به راست
        </Anchor>
      </Group>
      {shown && (
        <Group wrap="nowrap" style={{ overflowX: 'auto' }} role="region" aria-label="پهناها" tabIndex={0}>
          {WIDTHS.map((width) => (
            <Stack key={width} gap={4} flex="none">
              <Text size="sm">{formatDigits(String(width))} پیکسل</Text>
              {/* The story keeps things in its own origin's storage, which a sandbox would take away. */}
              <Box component="iframe" title={String(width)} src={open('')} w={width} h={720} />
            </Stack>
          ))}
        </Group>
      )}
    </Part>
  );
}

/** What the code knows of the component: where it is used, its texts and tokens, its last changes. */
function Facts({ known: { usedBy, texts, tokens, changes, file } }: { known: ComponentFacts }) {
  const lists: [title: string, names: readonly string[], all?: [story: string, name: string]][] = [
    ['کجا به کار رفته است', usedBy],
    ['متن‌های آن', texts, ['messages--all', 'همه‌ی متن‌ها']],
    ['توکن‌های آن', tokens, ['tokens--tokens', 'همه‌ی توکن‌ها']],
    ['در کد', [file]],
  ];
  return (
    <>
      {lists
        .filter(([, names]) => names.length > 0)
        .map(([title, names, all]) => (
          <Part key={title} title={title}>
            <Group gap="xs">
              {names.map((name) => (
                <Code key={name} dir="ltr">
                  {name}
                </Code>
              ))}
            </Group>
            {all && (
              <Anchor href={`?path=/story/foundations-${all[0]}`} target="_top">
                {all[1]}
              </Anchor>
            )}
          </Part>
        ))}
      <Stack gap="xs" mt="xs">
        {changes.map(({ day, subject }) => (
          <Text key={day + subject} size="sm" c="dimmed">
            <bdi>{subject}</bdi> · {day}
          </Text>
        ))}
      </Stack>
    </>
  );
}

/** The page of a component: what it is for, its parts, its states, right and wrong, its widths, its props, and what the code knows of it. */
export function ComponentPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  const { design = {} } = (first?.parameters ?? {}) as { design?: Design };
  const known = facts[nameOf(first?.title)];
  const acts = String(first?.playFunction).includes('userEvent');
  const [state, color] = STATES[design.state ?? 'ready'];
  return (
    <>
      <Title />
      <Subtitle>{first?.name.replace(/^(\[[^\]]+\] ?)+/, '').split(' · ')[0]}</Subtitle>
      <Group gap="md">
        <Badge color={color}>{state}</Badge>
        {design.file !== undefined && (
          <Anchor href={design.file} target="_blank">
            فایل طراحی
          </Anchor>
        )}
      </Group>
      {known?.purpose ? <p>{known.purpose}</p> : <Description of="meta" />}
      {first && known && (
        <Part title="اجزا، صفحه‌کلید و صفحه‌خوان">
          <Anatomy id={first.id} />
        </Part>
      )}
      {/* A state that a play makes is made here too. */}
      {first && <Canvas of={first.moduleExport} withToolbar story={{ autoplay: acts, __primary: true }} />}
      {others
        .filter(({ id, tags }) => isSeen(id, tags))
        .map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} expanded />
        ))}
      {first && <Frames id={first.id} />}
      <Part title="ویژگی‌ها">
        <Controls />
      </Part>
      {known && <Facts known={known} />}
    </>
  );
}
