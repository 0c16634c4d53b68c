// How a test comes to a screen, and what it finds there.
import { expect, type Page } from '@playwright/test';

/** A place of the site at which calls are made. */
export interface Screen {
  name: string;
  at: string;
  /** Who looks on. Default a visitor. */
  user?: string;
  /** The calls it makes by itself. */
  loads?: readonly string[];
  /** What is done there before anything goes wrong. */
  prepare?: (page: Page) => Promise<void>;
  /** What is done then, and the calls that it makes. */
  act?: (page: Page) => Promise<void>;
  acts?: readonly string[];
  /** Shows that everything came. */
  ready: (page: Page) => Promise<void>;
  /** Fields that keep what is typed into them: in their place, or when the screen is opened again. */
  typed?: Readonly<Record<string, string>>;
  /** Calls that nobody need be told of, and why; the screen is then whole all the same. */
  quiet?: Readonly<Record<string, string>>;
}

/** A heading. */
export const visible = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
/** The first card. */
export const article = (page: Page) => page.getByRole('article').first();
/** Cards have come. */
export const cards = (page: Page) => expect(article(page)).toBeVisible();
/** A text is on the screen. */
export const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
/** The first button of the page by that name. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Types texts into the fields of these names. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).first().fill(text);
}

/** Presses a tab of the first article. */
export const tab = (name: RegExp) => (page: Page) => article(page).getByRole('tab', { name }).click();
