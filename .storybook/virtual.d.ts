declare module 'virtual:component-facts' {
  /** By the component's name. */
  export const facts: Readonly<Record<string, import('./componentFacts.ts').ComponentFacts>>;
}

declare module 'virtual:used-icons' {
  /** The icons of Tabler's that src imports, by their names; the whole library would weigh 3 MB in every frame. */
  export const icons: Readonly<Record<string, import('@tabler/icons-react').TablerIcon>>;
}
