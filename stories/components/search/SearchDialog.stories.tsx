import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { overlaid } from '../../../.storybook/sheet.tsx';
import { SearchDialog, type SearchGroup } from '../../../src/components/search/SearchDialog/SearchDialog.tsx';
import { fa } from '../../../src/text/fa.ts';
import { courses, departments, names } from '../../fixtures.ts';

const picture = courses.plain.cover;
const groups: SearchGroup[] = [
  {
    label: fa.search.courses,
    kind: 'cover',
    results: [
      { to: '/purchase/1', title: 'جبر خطی کاربردی', picture, note: names[0] },
      { to: '/purchase/2', title: 'كاربرد آمار در زندگی', picture: null },
    ],
  },
  {
    label: fa.search.articles,
    kind: 'cover',
    results: [{ to: '/blogs#31', title: 'کاربردِ ریاضی، هر روز بیست دقیقه', picture }],
  },
];

const suggestions: SearchGroup[] = [
  {
    label: fa.search.departments,
    kind: 'icon',
    results: departments
      .slice(0, 2)
      .map(({ id, name, icon }) => ({ to: `/departments/${id}`, title: name, picture: icon })),
  },
];

/** جستجو در همه‌ی آکادمی: دوره‌ها، دپارتمان‌ها و مقاله‌ها. با صفحه‌کلید و صفحه‌خوان هم کار می‌کند، و آنچه جسته شده در نتیجه‌ها نشان دارد، هر گونه که نوشته شده باشد. */
const meta = preview.meta({
  component: SearchDialog,
  args: { opened: true, onClose: fn(), query: 'کاربرد', onQuery: fn(), groups, onChoose: fn() },
  parameters: overlaid(520),
});

export const Open = meta.story({
  name: 'جستجو · با نتیجه، آخرین زیر اشاره‌گر',
  parameters: { pseudo: { hover: '[role=group]:last-child [role=option]', rootSelector: 'body' } },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: fa.search.title })).toBeVisible();
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['کاربرد', 'كاربرد', 'کاربردِ']);
  },
});

export const Blank = meta.story({
  tags: ['visual'],
  args: { query: '', suggests: true, groups: suggestions },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(`/departments/${departments[1]?.id}`);
  },
});

Blank.test(
  '[§10.16] Typing resets the selection, and the next arrow down selects the first suggestion',
  async ({ userEvent, args }) => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ی{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(`/departments/${departments[0]?.id}`);
  },
);

export const WithoutSuggestions = Blank.extend({
  name: 'جستجو · بی پیشنهاد',
  args: { groups: [] },
  play: async () => expect(await screen.findByText(fa.search.hint)).toBeVisible(),
});

export const HalfSpace = Blank.extend({ name: '[§10.16] A half-space is blank, too', args: { query: '\u200C' } });

export const Nothing = meta.story({
  tags: ['visual'],
  args: { query: 'ناموجود', groups: [], failed: true },
  play: async () => {
    await expect(await screen.findByText(fa.search.none)).toBeVisible();
    await expect(screen.getByText(fa.search.failed)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${fa.search.none} ${fa.search.failed}`));
  },
});

export const NothingButSuggestions = Blank.extend({
  name: '[§10.16] A search without results suggests departments',
  args: { query: `${departments[0]?.name} ناموجود` },
  play: async ({ userEvent, args }) => {
    await expect(document.querySelector('mark')).toBeNull();
    // One text is visible, and one is announced.
    await waitFor(() => expect(screen.getAllByText(fa.search.none)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(`/departments/${departments[0]?.id}`);
  },
});

export const InTheMiddle = Nothing.extend({
  name: 'جستجو · وسط پنجره، به بلندای محتوا',
  play: async () => {
    await screen.findByText(fa.search.none);
    const { left, right, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(left)).toBe(Math.round(document.documentElement.clientWidth - right));
    await expect(height).toBeLessThan(innerHeight / 2);
  },
});

export const Pending = Nothing.extend({
  name: 'جستجو · پیش از رسیدن فهرست‌ها',
  args: { failed: false, pending: fa.common.loading },
  play: async () => {
    await expect(await screen.findAllByText(fa.common.loading)).toHaveLength(2);
    await expect(screen.queryByText(fa.search.none)).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  name: '[§10.16] Arrows move through the results, Enter opens one, Escape closes',
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ی');
    await expect(args.onQuery).toHaveBeenCalledWith('کاربردی');
    const options = await screen.findAllByRole('option');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[2]?.id);
    // While an input method editor composes a word, Enter only confirms the word.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('/blogs#31');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Playground = meta.story({ tags: ['shown', '!test'] });
