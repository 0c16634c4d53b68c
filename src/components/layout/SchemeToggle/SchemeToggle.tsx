import { ActionIcon, Box, Button, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';

interface SchemeToggleProps {
  /** Shows the label beside the icon, as in the drawer. */
  withLabel?: boolean;
}

/** Switches between light and dark and remembers it on this device (product §1). CSS picks the face, so none flashes. */
export function SchemeToggle({ withLabel = false }: SchemeToggleProps) {
  const { toggleColorScheme } = useMantineColorScheme();
  const icons = (
    <>
      <Box component="span" darkHidden>
        <IconMoon size={22} stroke={1.8} display="block" aria-hidden />
      </Box>
      <Box component="span" lightHidden>
        <IconSun size={22} stroke={1.8} display="block" aria-hidden />
      </Box>
    </>
  );
  const labels = (
    <>
      <Box component="span" darkHidden>
        {fa.nav.darkMode}
      </Box>
      <Box component="span" lightHidden>
        {fa.nav.lightMode}
      </Box>
    </>
  );
  if (withLabel) {
    return (
      <Button variant="default" fullWidth leftSection={icons} onClick={() => toggleColorScheme()}>
        {labels}
      </Button>
    );
  }
  return (
    <ActionIcon onClick={() => toggleColorScheme()}>
      {icons}
      <VisuallyHidden>{labels}</VisuallyHidden>
    </ActionIcon>
  );
}
