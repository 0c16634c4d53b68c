declare module 'virtual:component-facts' {
  export const facts: ReturnType<typeof import('./componentFacts.ts').componentFacts>;
}

declare module 'virtual:used-icons' {
  /** The Tabler icons used in `src`. Importing the whole library would add 3 MB to the iframe of every story. */
  export const icons: readonly { name: string; Icon: import('@tabler/icons-react').TablerIcon; mirrored: boolean }[];
}
