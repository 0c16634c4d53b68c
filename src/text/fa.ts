/**
 * Every text of the interface, by family (`fa/`). A family loads with the pages that show it. A text with a value is a
 * function. Numbers, amounts (rials) and durations (milliseconds) are passed raw and formatted here. Strings are
 * inserted as they are, so pass a server's message through `plainText` first.
 */
export * as fa from './families.ts';
