/** Replaces the package `tldts` in Storybook. MSW's cookie store needs no list of all public suffixes (350 kB) here. */
export const getDomain = (host: string): string => host;
