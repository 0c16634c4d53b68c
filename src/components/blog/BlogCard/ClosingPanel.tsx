import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';

interface ClosingPanelProps {
  /** What the panel shows. */
  children: ReactNode;
  /** Leads back to the card's first tab. */
  onClose: () => void;
}

/** A panel of an article's card that closes. */
export function ClosingPanel({ children, onClose }: ClosingPanelProps) {
  return (
    <>
      {children}
      <Button variant="default" mt="lg" leftSection={<IconX size={18} aria-hidden />} onClick={onClose}>
        {fa.common.close}
      </Button>
    </>
  );
}
