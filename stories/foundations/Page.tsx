import { Box, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../src/theme/content.css';
import classes from './Page.module.css';

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** The layout of a page in `stories/foundations`. */
export const Page = ({ title, note, children }: SectionProps) => (
  <Stack component="main" className={classes.page} gap="xl">
    <Stack gap="xs">
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="lg">
        {note}
      </Text>
    </Stack>
    {children}
  </Stack>
);

/** A part of a `Page` with a heading and a note below it. */
export const Section = ({ title, note, children }: SectionProps) => (
  <Stack component="section" className={classes.section} gap="md" aria-label={title}>
    <Stack gap={4}>
      <Title order={2}>{title}</Title>
      <Text c="dimmed">{note}</Text>
    </Stack>
    {children}
  </Stack>
);

/** A name or value from the code, left to right. */
export const Code = ({ children }: { children: ReactNode }) => (
  <Text component="code" dir="ltr" className={classes.code}>
    {children}
  </Text>
);

interface RowsProps {
  /** The table's title in Persian. The accessible name contains it. */
  name: string;
  head: string[];
  rows: ReactNode[][];
}

/** A table that can be scrolled, even by keyboard. */
export const Rows = ({ name, head, rows }: RowsProps) => (
  <Box className={classes.scroll} role="region" aria-label={`جدول ${name}`} tabIndex={0}>
    <Table data={{ head, body: rows }} />
  </Box>
);
