import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../../.storybook/sheet.tsx';
import { NO_FILTERS } from '../../../src/course/search.ts';
import { FilterDrawer } from '../../../src/components/course/FilterDrawer/FilterDrawer.tsx';
import { departmentOptions } from '../../../src/components/department/departmentOptions.ts';

/** پنل فیلترها که از چپ باز می‌شود؛ راست جای منوی سایت است. فرم فیلترها را در خود دارد. با اعمال یا پاک کردن خودبه‌خود بسته نمی‌شود؛ صفحه آن را می‌بندد. */
const meta = preview.meta({
  component: FilterDrawer,
  args: {
    opened: true,
    values: NO_FILTERS,
    departments: departmentOptions(),
    busy: false,
    onApply: fn(),
    onClear: fn(),
    onClose: fn(),
  },
  parameters: framed(600),
});

export const Open = meta.story({
  name: 'پنل فیلترها · باز',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'فیلترها' });
    await waitFor(() => expect(dialog).toBeVisible());
    // It leaves the right-hand side to the site's own drawer.
    await expect(dialog.getBoundingClientRect().left).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
