import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';

interface ClosingPanelProps {
  /** What the panel shows. */
  children: ReactNode;
  /** More buttons beside the one that closes. */
  actions?: ReactNode;
  /** Leads back to the card's first tab. */
  onClose: () => void;
}

/** A panel of an article's card that closes. */
export function ClosingPanel({ children, actions, onClose }: ClosingPanelProps) {
  return (
    <>
      {children}
      <Group gap="xs" mt="lg">
        <Button variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={onClose}>
          {fa.common.close}
        </Button>
        {actions}
      </Group>
    </>
  );
}
