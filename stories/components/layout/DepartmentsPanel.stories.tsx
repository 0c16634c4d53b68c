import { Button } from '@mantine/core';
import { useRef, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { framed, sheet } from '../../../.storybook/sheet.tsx';
import { DepartmentsPanel } from '../../../src/components/layout/DepartmentsPanel/DepartmentsPanel.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';
import { departments, names } from '../../fixtures.ts';

/** فهرست دپارتمان‌ها که از نوار بالا باز می‌شود، با ارتفاع حداکثر ۱۲۵ پیکسل و پیمایش افقی. فوکوس را می‌گیرد و با Escape، کلیک بیرون یا انتخاب دپارتمان بسته می‌شود. خودش چیزی بارگذاری نمی‌کند. */
const meta = preview.meta({
  component: DepartmentsPanel,
  parameters: framed(220),
  args: { onClose: fn(), departments, counts: new Map([[names[0], 4]]), toggle: { current: null } },
  render: (args) => <UnderItsButton {...args} />,
});

function UnderItsButton(props: ComponentProps<typeof DepartmentsPanel>) {
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ position: 'relative', minHeight: 160 }}>
      <Button ref={toggle} variant="subtle" m="xs">
        {fa.nav.departments}
      </Button>
      <div style={{ position: 'relative' }}>
        <DepartmentsPanel {...props} toggle={toggle} />
      </div>
    </div>
  );
}

export const Open = meta.story({
  name: '[§2.7] [§9.8] فهرست دپارتمان‌ها · باز',
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: fa.nav.departmentsPanel });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(125);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`${names[0]}۴ دوره`);
    await expect(second).not.toHaveTextContent('دوره');
    const link = canvas.getByRole('link', { name: fa.departments.readMoreOf(names[0]) });
    await expect(link).toHaveAttribute('href', paths.department('1'));
  },
});

export const Others = meta.story({
  tags: ['visual'],
  name: 'فهرست دپارتمان‌ها · در راه، ناموفق، خالی',
  render: sheet(UnderItsButton, 900, {
    'در راه': { departments: undefined },
    ناموفق: { departments: undefined, onRetry: fn() },
    خالی: { departments: [] },
  }),
});

export const ClosesOnAPressOutside = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.nav.departments }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
