declare module 'virtual:component-facts' {
  /** The facts about each component, by its name. */
  export const facts: Readonly<Record<string, import('./componentFacts.ts').ComponentFacts>>;
}

declare module 'virtual:used-icons' {
  /** The Tabler icons used in `src`. Importing the whole library would add 3 MB to the iframe of every story. */
  export const icons: readonly { name: string; Icon: import('@tabler/icons-react').TablerIcon; mirrored: boolean }[];
}
