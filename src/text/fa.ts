/**
 * Every text that the interface shows, by family (`fa/`); each family travels with the pages that show it.
 *
 * A text with a value in it is a function. Numbers, amounts (rials) and spans (milliseconds) are given raw and
 * formatted here; strings are put in as they come, so a server's message goes through `plainText` first.
 */
export * as fa from './families.ts';
