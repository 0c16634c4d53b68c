import { expect, type Page } from '@playwright/test';

/** An action or expectation on a page. */
export type Step = (page: Page) => Promise<unknown>;

/** A screen that sends API calls. */
export interface Screen {
  at: string;
  /** The demo account. Default: a visitor. */
  user?: string;
  /** Runs first, while no call fails. */
  prepare?: Step;
  /** The text to type into each field, by label. It must not be lost if a call fails. */
  typed?: Readonly<Record<string, string>>;
  /** The action that sends the calls. Default: opening the screen. */
  act?: Step;
  calls: readonly string[];
  /** Expects the screen to show its data, except the data of a failed `quiet` call. */
  ready: Step;
  /**
   * Calls whose failure the screen need not report, each with the reason. The screen must be usable without their data.
   */
  quiet?: Readonly<Record<string, string>>;
}

export const visible = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
export const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
export const article = (page: Page) => page.getByRole('article').first();
export const cards = (page: Page) => expect(article(page)).toBeVisible();
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
export const shows = (name: string | RegExp) => (page: Page) => expect(button(page, name)).toBeVisible();
/** Presses a tab of the first card. */
export const tab = (name: RegExp) => (page: Page) => article(page).getByRole('tab', { name }).click();
export const leads = (to: string) => (page: Page) =>
  expect(page.getByRole('main').locator(`a[href^="${to}"]`).first()).toBeVisible();

export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };
