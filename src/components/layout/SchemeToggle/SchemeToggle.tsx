import { ActionIcon, Box, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';

/**
 * Toggles between light and dark, and stores the choice on this device (product §1). If the choice equals the system's
 * scheme, the site follows the system again. CSS selects the icon, so that the wrong icon does not flash before
 * hydration.
 */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  function toggle() {
    const other = document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark';
    setColorScheme(matchMedia(`(prefers-color-scheme: ${other})`).matches ? 'auto' : other);
  }
  return (
    <ActionIcon onClick={toggle}>
      <Box component="span" darkHidden>
        <IconMoon size={22} stroke={1.8} display="block" aria-hidden />
      </Box>
      <Box component="span" lightHidden>
        <IconSun size={22} stroke={1.8} display="block" aria-hidden />
      </Box>
      <VisuallyHidden>
        <Box component="span" darkHidden>
          {fa.nav.darkMode}
        </Box>
        <Box component="span" lightHidden>
          {fa.nav.lightMode}
        </Box>
      </VisuallyHidden>
    </ActionIcon>
  );
}
