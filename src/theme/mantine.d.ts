import type { MantineColorsTuple } from '@mantine/core';

type AcademyColor = 'lapis' | 'turquoise' | 'saffron' | 'red' | 'green' | 'gray' | 'dark';

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<AcademyColor, MantineColorsTuple>;
  }

  export interface MantineThemeSizesOverride {
    breakpoints: Record<'xs' | 'xsm' | 'sm' | 'md' | 'lg' | 'xl', string>;
  }
}
