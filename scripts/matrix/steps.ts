// What a test does on a screen, and what it finds there.
import { expect, type Page } from '@playwright/test';

/** Something that is done on a page, or looked for. */
export type Step = (page: Page) => Promise<unknown>;

/** A place of the site at which calls are made. */
export interface Screen {
  at: string;
  /** Who looks on. Default a visitor. */
  user?: string;
  /** What is done there before anything goes wrong. */
  prepare?: Step;
  /** What is typed then; it is found again in its place, or when the screen is opened again. */
  typed?: Readonly<Record<string, string>>;
  /** What makes the calls. Default: that the screen is opened. */
  act?: Step;
  calls: readonly string[];
  /** Shows that everything came. */
  ready: Step;
  /** Calls that nobody need be told of, and why; the screen is then whole all the same. */
  quiet?: Readonly<Record<string, string>>;
}

/** A heading is there. */
export const visible = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
/** A text is there. */
export const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
/** The first card. */
export const article = (page: Page) => page.getByRole('article').first();
/** Cards are there. */
export const cards = (page: Page) => expect(article(page)).toBeVisible();
/** The first button of the page by that name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
/** Presses a button. */
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
/** A button is there. */
export const shows = (name: string | RegExp) => (page: Page) => expect(button(page, name)).toBeVisible();
/** Presses a tab of the first article. */
export const tab = (name: RegExp) => (page: Page) => article(page).getByRole('tab', { name }).click();
/** A link within the page leads there. */
export const leads = (to: string) => (page: Page) =>
  expect(page.getByRole('main').locator(`a[href^="${to}"]`).first()).toBeVisible();

/** One after the other. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };
