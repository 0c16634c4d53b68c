/**
 * Every text of the interface, by family (`fa/`). A family loads with the pages that show its texts. A text that
 * contains values is a function. The function formats numbers, amounts (rials) and durations (milliseconds). It inserts
 * strings unchanged, so pass a server's message through `plainText` first.
 */
export * as fa from './families.ts';
