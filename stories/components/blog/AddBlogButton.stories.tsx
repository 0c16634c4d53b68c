import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AddBlogButton } from '../../../src/components/blog/AddBlogButton/AddBlogButton.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Blog/AddBlogButton',
  component: AddBlogButton,
  parameters: { academy: { path: '/' } },
});

export const Default = meta.story();

export const Leads = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.blog.add }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(paths.addBlog);
  },
});

export const StaysOnTheScreen = meta.story({
  render: () => (
    <div style={{ height: 3000 }}>
      <AddBlogButton />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 1500);
    const { top, bottom, left } = canvas.getByRole('link', { name: fa.blog.add }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
    // The end of the reading direction.
    await expect(left).toBeLessThan(window.innerWidth / 2);
  },
});
