import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PageMeta } from '../../../src/components/layout/PageMeta/PageMeta.tsx';
import { fa } from '../../../src/text/fa.ts';

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

const meta = preview.meta({
  title: 'Components/Layout/PageMeta',
  component: PageMeta,
  args: { title: fa.courses.title },
  beforeEach: () => {
    const [title, element] = [document.title, document.createElement('meta')];
    element.name = 'description';
    document.head.append(element);
    return () => {
      document.title = title;
      element.remove();
    };
  },
});

export const WithTitle = meta.story({
  play: async () => {
    await expect(document.title).toBe(`${fa.courses.title} | ${fa.brand.name}`);
    await expect(description()).toBe(fa.brand.description);
  },
});

export const SiteAlone = meta.story({
  args: { title: undefined },
  play: async () => {
    await expect(document.title).toBe(fa.brand.name);
  },
});

export const OwnDescription = meta.story({
  args: { description: fa.home.departmentsLead },
  play: async () => {
    await expect(description()).toBe(fa.home.departmentsLead);
  },
});
