import { Anchor, Badge, Box, Button, Code, Group, Stack, Text, Title as Heading } from '@mantine/core';
import { Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, useState, type ReactNode } from 'react';
import { facts } from 'virtual:component-facts';
import { Anatomy } from './Anatomy.tsx';
import { isSeen, nameOf, withoutMarks } from './seen.ts';
import '@mantine/core/styles/Code.layer.css';
import '../src/theme/content.css';

/** The frames that are compared: width in pixels, scheme. */
const FRAMES = [
  [360, 'dark'],
  [360, 'light'],
  [600, 'light'],
  [960, 'light'],
  [1280, 'light'],
] as const;

const STATUSES = {
  draft: ['پیش‌نویس', 'saffron'],
  ready: ['آماده', 'green'],
  deprecated: ['کنار گذاشته', 'red'],
} as const;

/** `parameters.design` of a component's stories. */
interface Design {
  status?: keyof typeof STATUSES;
  /** The address of its design file. */
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

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor href={`?path=/${to}`} target="_top">
    {children}
  </Anchor>
);

/** Links to the story in each scheme and direction, and a button that shows its widths side by side. */
function Frames({ id }: { id: string }) {
  const [shown, setShown] = useState(false);
  const open = (globals: string) => `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  const looks = { روشن: 'scheme:light', تیره: 'scheme:dark', 'چپ به راست': 'direction:ltr' };
  return (
    <Part title="در پهناها، حالت‌ها و جهت‌ها">
      <Group gap="md">
        <Button variant="light" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          پهناها کنار هم
        </Button>
        {Object.entries(looks).map(([name, globals]) => (
          <Anchor key={name} href={open(globals)} target="_blank">
            {name}
          </Anchor>
        ))}
      </Group>
      {shown && (
        <Group wrap="nowrap" style={{ overflowX: 'auto' }} role="region" aria-label="پهناها" tabIndex={0}>
          {FRAMES.map(([width, scheme]) => (
            <Stack key={width + scheme} gap={4} flex="none">
              <Text size="sm">
                {width.toLocaleString('fa', { useGrouping: false })} پیکسل{scheme === 'dark' && '، تیره'}
              </Text>
              {/* Without a sandbox attribute: the story needs the storage of its origin. */}
              <Box component="iframe" title={`${width} ${scheme}`} src={open(`scheme:${scheme}`)} w={width} h={720} />
            </Stack>
          ))}
        </Group>
      )}
    </Part>
  );
}

function Names({ title, names, children }: { title: string; names: readonly string[]; children?: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <Part title={title}>
      <Group gap="xs">
        {names.map((name) => (
          <Code key={name} dir="ltr">
            {name}
          </Code>
        ))}
      </Group>
      {children}
    </Part>
  );
}

/** The page of a component: purpose, parts, states, right and wrong use, widths, props, and facts from its code. */
export function ComponentPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const { status, file } = (first.parameters['design'] ?? {}) as Design;
  const known = facts[nameOf(first.title)];
  const playground = others.find(({ name }) => name === 'Playground');
  // Plays that press something also run in the documentation.
  const autoplay = String(first.playFunction).includes('userEvent');
  return (
    <>
      <Title />
      <Subtitle>{withoutMarks(first.name).split(' · ')[0]}</Subtitle>
      <Group gap="md">
        {status && <Badge color={STATUSES[status][1]}>{STATUSES[status][0]}</Badge>}
        {file !== undefined && (
          <Anchor href={file} target="_blank">
            فایل طراحی
          </Anchor>
        )}
      </Group>
      {known?.purpose ? <p>{known.purpose}</p> : <Description of="meta" />}
      {known && (
        <Part title="اجزا، صفحه‌کلید و صفحه‌خوان">
          <Anatomy id={first.id} />
        </Part>
      )}
      <Canvas of={first.moduleExport} withToolbar story={{ autoplay, __primary: true }} />
      {others
        .filter(({ id, tags }) => isSeen(id, tags))
        .map(({ id, name, moduleExport }) => (
          <Part key={id} title={withoutMarks(name)}>
            <Canvas of={moduleExport} withToolbar />
          </Part>
        ))}
      <Frames id={first.id} />
      {playground && (
        <Part title="ویژگی‌ها">
          <Canvas of={playground.moduleExport} />
          <Controls of={playground.moduleExport} />
        </Part>
      )}
      {known && (
        <>
          <Part title="کجا به کار رفته است">
            <Group gap="md">
              {known.pages?.map((page) => (
                <To key={page} to={`docs/pages-${page.toLowerCase()}--docs`}>
                  {page}
                </To>
              )) ?? 'همه‌ی صفحه‌ها'}
            </Group>
          </Part>
          <Names title="متن‌های آن" names={known.texts}>
            <To to="story/foundations-messages--all">همه‌ی متن‌ها</To>
          </Names>
          <Names title="توکن‌های آن" names={known.tokens}>
            <To to="story/foundations-tokens--tokens">همه‌ی توکن‌ها</To>
          </Names>
          <Names title="در کد" names={[known.file]} />
        </>
      )}
    </>
  );
}
