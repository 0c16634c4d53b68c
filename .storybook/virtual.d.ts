declare module 'virtual:purposes' {
  /** The purpose of each component in Persian, by the component's name. */
  export const purposes: Readonly<Record<string, string>>;
}

declare module 'virtual:used-icons' {
  /** The Tabler icons used in `src`. Importing the whole library would add 3 MB to the iframe of every story. */
  export const icons: readonly { name: string; Icon: import('@tabler/icons-react').TablerIcon; mirrored: boolean }[];
}
