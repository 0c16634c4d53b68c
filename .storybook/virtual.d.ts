declare module 'virtual:component-facts' {
  /** By the component's name. */
  export const facts: Readonly<Record<string, import('./componentFacts.ts').ComponentFacts>>;
}

declare module 'virtual:used-icons' {
  /** A Tabler icon in `src`, the components with it, and whether it is mirrored. */
  interface UsedIcon {
    name: string;
    Icon: import('@tabler/icons-react').TablerIcon;
    where: readonly string[];
    mirrored: boolean;
  }
  /** Only the icons in use: the whole library would add 3 MB to every frame. */
  export const icons: readonly UsedIcon[];
}
