/**
 * All text of the interface, by family (`fa/`). A family loads with the pages that show its text. Texts with values
 * are functions, which format numbers, amounts (rials) and durations (milliseconds), but insert strings unchanged. Pass
 * a server's message through `plainText` first.
 */
export * as fa from './families.ts';
