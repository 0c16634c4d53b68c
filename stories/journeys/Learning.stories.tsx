import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Database } from '../../mocks/data/db.ts';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { expectToast } from '../toasts.ts';
import * as steps from './steps.ts';

// Journeys from one end to the other, step by step, to be watched in the panel «Interactions».
const meta = preview.meta({ tags: ['!autodocs', 'shown'], component: AppRoutes });

function boughtByNewcomer({ transactions, users }: Database) {
  const { id = '' } = users.find((row) => row.username === 'demo-newcomer') ?? {};
  return transactions.where((row) => row.user_id === id);
}

const COURSE = 'جبر خطی کاربردی';

export const Chooses = meta.story({
  name: 'یادگیرنده: انتخاب دوره و سبد خرید',
  parameters: { academy: { route: paths.courses } },
  play: async ({ step, userEvent }) => {
    await step('chooses a course', () => steps.choose(userEvent, COURSE));
    await step('finds it in the basket', async () => {
      await steps.openBasket(userEvent);
      await expect(screen.getByRole('heading', { level: 2, name: COURSE })).toBeVisible();
    });
  },
});

export const BuysAndStudies = meta.story({
  name: 'یادگیرنده: ورود، خرید و نخستین درس',
  parameters: { academy: { route: paths.basket, basket: ['1'] } },
  play: async ({ step, userEvent, mock }) => {
    await step('wants to buy and is asked to log in', async () => {
      await steps.buy(userEvent);
      await expectToast(fa.basket.logInFirst, 'error', 'basket');
      await expect(boughtByNewcomer(mock.db)).toHaveLength(0);
    });
    await step('logs in and is back at the basket', () => steps.logIn(userEvent, 'demo-newcomer', 'newcomer-123'));
    await step('buys', () => steps.buy(userEvent));
    await step('studies the first lesson', () => steps.study(userEvent));
    await expect(boughtByNewcomer(mock.db)).toHaveLength(1);
  },
});

export const ReadsAndTakesPart = meta.story({
  name: 'خواننده: پسندیدن مقاله و نوشتن نظر',
  parameters: { academy: { user: 'demo-student', route: paths.blogs } },
  play: async ({ step, userEvent, canvas }) => {
    const article = within((await canvas.findAllByRole('article'))[0] ?? document.body);
    await step('likes an article', async () => {
      await userEvent.click(article.getByRole('tab', { name: /^پسندها/ }));
      await userEvent.click(await article.findByRole('button', { name: fa.blog.like }));
      await expectToast(fa.blog.liked, 'success', 'blog');
    });
    await step('writes what they think of it', async () => {
      await userEvent.click(article.getByRole('tab', { name: /^نظرها/ }));
      await userEvent.type(await article.findByRole('textbox'), 'روشن و خواندنی بود.');
      await userEvent.click(article.getByRole('button', { name: fa.blog.sendComment }));
      await expectToast(fa.blog.commented, 'success', 'blog');
      await expect(await article.findByText('روشن و خواندنی بود.')).toBeVisible();
    });
  },
});

export const TeachesACourse = meta.story({
  name: 'مدرس: افزودن دوره و دیدن آن در فهرست',
  parameters: { academy: { user: 'demo-instructor', route: paths.courses } },
  play: async ({ step, userEvent }) => {
    const title = 'هندسه‌ی نقش‌های شش‌تایی';
    await step('opens the form', async () =>
      userEvent.click(await screen.findByRole('link', { name: fa.addCourse.submit })),
    );
    await step('fills and sends it', () => steps.addCourse(userEvent, title));
    await step('finds the course in the list', async () => {
      await userEvent.click(
        within(screen.getByRole('navigation', { name: fa.nav.mainLabel })).getByRole('link', { name: fa.nav.courses }),
      );
      await userEvent.type(await screen.findByRole('searchbox'), title);
      await expect(await screen.findByRole('heading', { level: 3, name: title })).toBeVisible();
    });
  },
});
