import { Anchor, Stack, Title as Heading } from '@mantine/core';
import { Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { purposes } from 'virtual:purposes';
import { isSeen, nameOf, withoutMarks } from './seen.ts';

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

/** A component's documentation: its purpose, states, right and wrong use, and props. */
export function ComponentPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const purpose = purposes[nameOf(first.title)];
  const playground = others.find(({ name }) => name === 'Playground');
  // A play function without user events does not change what the story shows, so it does not run in the documentation.
  const autoplay = String(first.playFunction).includes('userEvent');
  return (
    <>
      <Title />
      <Subtitle>{withoutMarks(first.name).split(' · ')[0]}</Subtitle>
      {purpose ? <p>{purpose}</p> : <Description of="meta" />}
      <Canvas of={first.moduleExport} withToolbar story={{ autoplay, __primary: true }} />
      <Anchor href={`./?path=/story/${first.id}&globals=scheme:dark;viewport.value:xs`} target="_top">
        روی گوشی، با زمینه‌ی تیره
      </Anchor>
      {others
        .filter(({ id, tags }) => isSeen(id, tags))
        .map(({ id, name, moduleExport }) => (
          <Part key={id} title={withoutMarks(name)}>
            <Canvas of={moduleExport} withToolbar />
          </Part>
        ))}
      {playground && (
        <Part title="ویژگی‌ها">
          <Canvas of={playground.moduleExport} />
          <Controls of={playground.moduleExport} />
        </Part>
      )}
    </>
  );
}
