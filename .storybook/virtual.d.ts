declare module 'virtual:component-facts' {
  /** By the component's name. */
  export const facts: Readonly<Record<string, import('./componentFacts.ts').ComponentFacts>>;
}

declare module 'virtual:used-icons' {
  /** An icon of Tabler's that src imports, with the components that show it, and whether it turns with the reading direction. */
  interface UsedIcon {
    name: string;
    Icon: import('@tabler/icons-react').TablerIcon;
    where: readonly string[];
    mirrored: boolean;
  }
  /** All of them; the whole library would weigh 3 MB in every frame. */
  export const icons: readonly UsedIcon[];
}
