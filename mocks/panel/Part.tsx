import { Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface PartProps {
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  /** A sentence under the title. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** A titled part of a section. */
export function Part({ title, action, hint, children }: PartProps) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={3} id={id} size="h6" display="flex" style={{ alignItems: 'center', gap: '0.5rem' }}>
          {title}
        </Title>
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </div>
      {children}
      {action}
    </Stack>
  );
}
