import { once } from '../lib/once.ts';
import { indexedDbShelf } from '../lib/shelf.ts';

/**
 * A page as the signed-in user last saw it. At the next visit, the service worker adds this view to the page. The user
 * then sees the view before the app has started (product §11).
 */
export interface LastView {
  userId: string;
  /**
   * The URL of the entry chunk. A view is valid only with this chunk, because other builds have other class names.
   */
  entry: string;
  html: string;
  /** CSS rules in place of style attributes, which the security policy forbids. */
  css: string;
  /** The time at which the view was stored, in milliseconds. */
  at: number;
}

/**
 * The id of the element with the last view. The element is visible while `<html>` has the attribute `VIEW_MARK`, whose
 * value is the user's id.
 */
export const VIEW_ID = 'last-view';
export const VIEW_MARK = 'data-last-view';

// A view ends this many screens below the scroll position.
const SCREENS = 1.5;

/** The maximum number of stored views. */
const MOST = 10;

// Content that the view does not show. Only its height is kept, because its layout would delay the first paint.
const HIDDEN = '[inert], [data-random]';

// The maximum length of a picture's data URL.
const MOST_LETTERS = 150_000;

/** Opens the storage of last views. Keys are pathnames. */
export const viewShelf = once(() => indexedDbShelf<LastView>('lastViews'));

/** Stores a view. Removes the views of other users and of other builds, and all but the newest `MOST` views. */
export async function storeView(path: string, view: LastView, shelf = viewShelf()): Promise<void> {
  const others = (await shelf.startingWith('')).filter(([key]) => key !== path);
  const usable = others.filter(([, { userId, entry }]) => userId === view.userId && entry === view.entry);
  const newest = usable.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST - 1);
  await shelf.remove(others.filter((each) => !newest.includes(each)).map(([key]) => key));
  await shelf.set(path, view);
}

/** Removes all views. Never rejects. */
export async function clearViews(shelf = viewShelf()): Promise<void> {
  try {
    await shelf.remove(await shelf.keys(''));
  } catch (cause) {
    console.warn('The last views were not removed', cause);
  }
}

/** Returns the current markup of `page`, without players and notices, and with the state of its fields. */
export function viewOf(page: HTMLElement): Pick<LastView, 'html' | 'css'> {
  // A template's content belongs to an inert document, so the copies do not load pictures.
  const copy = document.createElement('template').content;
  copy.append(copy.ownerDocument.importNode(page, true));
  const all = <E extends Element>(selector: string) => [...copy.querySelectorAll<E>(selector)];
  const originals = [page, ...page.querySelectorAll('*')];
  // The view is shown only until the app is ready, so content far below the viewport is left out.
  const end = scrollY + SCREENS * innerHeight;
  all<HTMLElement>('*').forEach((element, index) => {
    const original = originals[index];
    // An ancestor may have been removed.
    if (!original || !copy.contains(element)) return;
    const { top, height } = original.getBoundingClientRect();
    if (top + scrollY > end) element.remove();
    else if (element.matches(HIDDEN)) {
      element.replaceChildren();
      element.style.minHeight = `${height}px`;
    } else if (original instanceof HTMLImageElement) copyPicture(original, element);
  });
  for (const element of all('iframe, video, audio, main ~ :is([role], [data-notices])')) element.remove();
  for (const element of all('[data-personal]')) element.removeAttribute('data-personal');
  for (const field of all<HTMLInputElement>('input')) field.toggleAttribute('checked', field.checked);
  // Text areas are read-only. A view may be older than the stored text, so letters typed into the view could overwrite
  // newer text.
  for (const field of all<HTMLTextAreaElement>('textarea')) {
    field.textContent = field.value;
    field.readOnly = true;
  }
  const rules = all<HTMLElement>('[style]').map((element, index) => {
    const declarations = element.style.cssText.replaceAll('<', String.raw`\3c `);
    element.removeAttribute('style');
    element.setAttribute('data-own', String(index));
    return `#${VIEW_ID} [data-own="${index}"]{${declarations}}`;
  });
  // React puts the style elements of Mantine's components into the head, so `page` does not contain them.
  const styles = [...document.querySelectorAll('style[data-precedence]')].map(({ textContent }) => textContent);
  return { html: copy.firstElementChild?.outerHTML ?? '', css: [...styles, ...rules].join('') };
}

/** Prepares the copy of a picture for the view. */
function copyPicture(image: HTMLImageElement, copy: Element) {
  // Makes the picture appear at the first paint, together with the text.
  copy.setAttribute('decoding', 'sync');
  // A blob's URL is valid only until the page is closed, so the view contains a copy of the picture. Pictures on the
  // first screen are also copied, so that they need no request.
  const isBlob = image.src.startsWith('blob:');
  const isFirst = image.getBoundingClientRect().top + scrollY < innerHeight;
  const source = isBlob || isFirst ? pictureOf(image) : '';
  if (isBlob || source !== '') copy.setAttribute('src', source);
}

/**
 * Returns a picture as a small data URL in its displayed width. Returns an empty string if the picture is not
 * displayed, comes from another origin or is too large, or if the browser cannot write WebP.
 */
function pictureOf(image: HTMLImageElement): string {
  const { naturalWidth, naturalHeight, currentSrc } = image;
  const width = Math.min(image.getBoundingClientRect().width * devicePixelRatio, naturalWidth);
  if (width < 1 || new URL(currentSrc).origin !== location.origin) return '';
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil((width * naturalHeight) / naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    const copy = canvas.toDataURL('image/webp', 0.8);
    return copy.startsWith('data:image/webp') && copy.length < MOST_LETTERS ? copy : '';
  } catch {
    // A picture of this origin that redirects to another origin cannot be read.
    return '';
  }
}
