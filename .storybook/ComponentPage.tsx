import { Anchor, Code, Group, Stack, Table, Title as Heading } from '@mantine/core';
import { Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { facts } from 'virtual:component-facts';
import { fa } from '../src/text/fa.ts';
import { messagesOf } from '../stories/foundations/messages.ts';
import { Anatomy } from './Anatomy.tsx';
import { isSeen, nameOf, withoutMarks } from './seen.ts';
import '@mantine/core/styles/Code.layer.css';
import '../src/theme/content.css';

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
  <Anchor href={`./?path=/${to}`} target="_top">
    {children}
  </Anchor>
);

/** Returns rows with the text at a path such as `fa.courses.buy`. */
const textsAt = (path: string) => {
  const part = path
    .split('.')
    .slice(1)
    .reduce<unknown>((group, key) => Reflect.get(Object(group), key), fa);
  return messagesOf(part, path).map(([name, text]) => [text, <Code key={name}>{name}</Code>]);
};

/** A component's documentation: purpose, states, right and wrong use, parts, keys, props, and facts from the code. */
export function ComponentPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const known = facts[nameOf(first.title)];
  const playground = others.find(({ name }) => name === 'Playground');
  // In the documentation, a play function runs only if it contains user events, because the shown state then depends on
  // the events.
  const autoplay = String(first.playFunction).includes('userEvent');
  return (
    <>
      <Title />
      <Subtitle>{withoutMarks(first.name).split(' · ')[0]}</Subtitle>
      {known?.purpose ? <p>{known.purpose}</p> : <Description of="meta" />}
      <Canvas of={first.moduleExport} withToolbar story={{ autoplay, __primary: true }} />
      <To to={`story/${first.id}&globals=scheme:dark;viewport.value:xs`}>روی گوشی، با زمینه‌ی تیره</To>
      {others
        .filter(({ id, tags }) => isSeen(id, tags))
        .map(({ id, name, moduleExport }) => (
          <Part key={id} title={withoutMarks(name)}>
            <Canvas of={moduleExport} withToolbar />
          </Part>
        ))}
      {known && (
        <Part title="اجزا، صفحه‌کلید و صفحه‌خوان">
          <Anatomy id={first.id} />
        </Part>
      )}
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
          <Part title="متن‌ها">
            <Table className="sb-unstyled" data={{ body: known.texts.flatMap(textsAt) }} />
            <To to="story/foundations-messages--all">همه‌ی متن‌ها</To>
          </Part>
          <Part title="توکن‌ها و فایل آن">
            <Group gap="xs">
              {[...known.tokens, known.file].map((name) => (
                <Code key={name} dir="ltr">
                  {name}
                </Code>
              ))}
            </Group>
            <To to="story/foundations-tokens--tokens">همه‌ی توکن‌ها</To>
          </Part>
        </>
      )}
    </>
  );
}
