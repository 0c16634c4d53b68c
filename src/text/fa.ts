/**
 * All text of the interface, by group. Each group is a file in `fa/` and loads with the pages that show its text. Texts
 * with values are functions. They format numbers, amounts in rials, and durations in milliseconds, but insert strings
 * unchanged. Pass a server's message through `plainText` first.
 */
export * as fa from './families.ts';
