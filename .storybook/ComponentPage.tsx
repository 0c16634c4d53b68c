import { Anchor, Badge, Code, Group, List, Stack, Text, Title as Heading } from '@mantine/core';
import { Controls, Description, DocsContext, DocsStory, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { facts } from 'virtual:component-facts';
import { Anatomy } from './Anatomy.tsx';
import '../src/theme/content.css';

/** The widths in pixels at which a sheet is opened to be compared. */
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

/** The story alone at each width, in each scheme and in both directions. */
function Frames({ id }: { id: string }) {
  const open = (globals: string) => `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  return (
    <Part title="در پهناها، حالت‌ها و جهت‌ها">
      <Group gap="md">
        {WIDTHS.map((width) => (
          <Anchor
            key={width}
            component="button"
            type="button"
            onClick={() => window.open(open(''), '', `width=${width},height=800`)}
          >
            {width.toLocaleString('fa', { useGrouping: false })} پیکسل
          </Anchor>
        ))}
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
    </Part>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <Group gap="xs">
      {names.map((name) => (
        <Code key={name} dir="ltr">
          {name}
        </Code>
      ))}
    </Group>
  );
}

/** What the code knows of the component: where it is used, its texts and tokens, its last changes. */
function Facts({ name }: { name: string }) {
  const known = facts[name];
  if (!known) return null;
  const { usedBy, texts, tokens, changes, file } = known;
  return (
    <>
      {usedBy.length > 0 && (
        <Part title="کجا به کار رفته است">
          <Names names={usedBy} />
        </Part>
      )}
      {texts.length > 0 && (
        <Part title="متن‌های آن">
          <Names names={texts} />
          <Anchor href="?path=/story/foundations-messages--all" target="_top">
            همه‌ی متن‌ها
          </Anchor>
        </Part>
      )}
      {tokens.length > 0 && (
        <Part title="توکن‌های آن">
          <Names names={tokens} />
          <Anchor href="?path=/story/foundations-tokens--tokens" target="_top">
            همه‌ی توکن‌ها
          </Anchor>
        </Part>
      )}
      <Part title="در کد">
        <Names names={[file]} />
        <List size="sm" listStyleType="none">
          {changes.map(({ day, subject }) => (
            <List.Item key={day + subject} dir="ltr">
              <Text size="sm" c="dimmed">
                {day} · {subject}
              </Text>
            </List.Item>
          ))}
        </List>
      </Part>
    </>
  );
}

/** The page of a component: what it is for, its states, right and wrong, where it stands, its props, and what the code knows of it. */
export function ComponentPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  const { design = {} } = (first?.parameters ?? {}) as { design?: Design };
  const [state, color] = STATES[design.state ?? 'ready'];
  return (
    <>
      <Title />
      <Subtitle />
      <Group gap="md">
        <Badge color={color}>{state}</Badge>
        {design.file !== undefined && (
          <Anchor href={design.file} target="_blank">
            فایل طراحی
          </Anchor>
        )}
      </Group>
      <Description of="meta" />
      <Primary />
      {others
        .filter(({ tags }) => tags.includes('visual'))
        .map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} expanded />
        ))}
      {first && <Frames id={first.id} />}
      {first?.title.startsWith('Components/') && (
        <Part title="اجزا، صفحه‌کلید و صفحه‌خوان">
          <Anatomy id={first.id} />
        </Part>
      )}
      <Part title="ویژگی‌ها">
        <Controls />
      </Part>
      <Facts name={first?.title.split('/').at(-1) ?? ''} />
    </>
  );
}
