import type { MantineColorsTuple } from '@mantine/core';

type AcademyColor = 'lapis' | 'turquoise' | 'saffron' | 'red' | 'green' | 'gray' | 'dark';

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    // `string & {}` also allows shades such as `lapis.7` and Mantine's `dimmed`, while editors still suggest the names.
    colors: Record<AcademyColor | (string & {}), MantineColorsTuple>;
  }

  export interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'xsm' | 'sm' | 'md' | 'lg' | 'xl', string>;
  }
}
