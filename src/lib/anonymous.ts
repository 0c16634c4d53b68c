/**
 * Removes quoted words, query strings, e-mail addresses, long numbers and tokens, because they may be personal data.
 * Limits the text to 200 characters.
 */
export function withoutPersons(text: string): string {
  return (
    text
      .replaceAll(/(["'`«“])(?:(?!["'`»”]).){2,}["'`»”]/gs, '$1…$1')
      .replaceAll(/[?#][^\s)]*/g, '')
      .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
      // Removes long words, because they are probably tokens, but keeps file names. Also removes long numbers.
      .replaceAll(/[\w+=-]{24,}(?!\S*\.(?:js|css)\b)|\S{80,}|[+\d۰-۹٠-٩]{4,}/g, '…')
      .slice(0, 200)
  );
}

/** Returns the first segment of the page's path, which never contains an id. */
export const pageNow = () => `/${location.pathname.split('/')[1] ?? ''}`;
