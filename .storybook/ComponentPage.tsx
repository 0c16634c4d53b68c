import { Controls, Description, DocsContext, DocsStory, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The docs page of a component: what it is for, its sheet of states, its props, and what else is to be looked at. */
export function ComponentPage() {
  const [, ...others] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {others
        .filter(({ tags }) => tags.includes('visual'))
        .map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} expanded />
        ))}
    </>
  );
}
