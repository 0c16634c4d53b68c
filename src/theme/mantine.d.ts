import type { MantineColorsTuple } from '@mantine/core';

type AcademyColor = 'lapis' | 'turquoise' | 'saffron' | 'red' | 'green' | 'gray' | 'dark';

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    // Any other string too: shades such as `lapis.7`, and Mantine's own `dimmed`.
    colors: Record<AcademyColor | (string & {}), MantineColorsTuple>;
  }

  export interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'xsm' | 'sm' | 'md' | 'lg' | 'xl', string>;
  }
}
