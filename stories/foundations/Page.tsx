import {
  Box,
  SimpleGrid,
  Stack,
  Table,
  Text,
  Title,
  convertCssVariables,
  defaultCssVariablesResolver,
  useMantineTheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import '../../src/theme/content.css';
import { DoDont } from '../../.storybook/sheet.tsx';
import { cssVariablesResolver } from '../../src/theme/theme.ts';
import classes from './Page.module.css';

interface PageProps {
  /** What the page is about, in Persian. */
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the foundations: heading, a sentence or two, sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Stack component="main" className={classes.page} gap="xl">
      <Stack gap="xs">
        <Title order={1}>{title}</Title>
        <Text className={classes.lead} c="dimmed" size="lg">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  note?: ReactNode;
  children?: ReactNode;
  /** What is right and what wrong, below all else. */
  rules?: RulesProps['rules'];
}

/** A part of a page under its own heading. */
export function Section({ title, note, children, rules }: SectionProps) {
  return (
    <Stack component="section" className={classes.section} gap="md" aria-label={title}>
      <Stack gap={4}>
        <Title order={2}>{title}</Title>
        {note !== undefined && (
          <Text className={classes.lead} c="dimmed">
            {note}
          </Text>
        )}
      </Stack>
      {children}
      {rules && <Rules rules={rules} />}
    </Stack>
  );
}

/** A name or value from the code, left to right. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Text component="code" dir="ltr" className={classes.code}>
      {children}
    </Text>
  );
}

/** What is said beside or below something. */
export const Small = (props: { children: ReactNode }) => <Text size="xs" c="dimmed" {...props} />;

interface RowsProps {
  /** What the table is of, in Persian. */
  name: string;
  head: string[];
  rows: ReactNode[][];
}

/** A table; it scrolls within itself where it is wider than the screen, and must be reached by keys for that. */
export const Rows = ({ name, head, rows }: RowsProps) => (
  <Box className={classes.scroll} role="region" aria-label={`جدول ${name}`} tabIndex={0}>
    <Table data={{ head, body: rows }} />
  </Box>
);

interface RulesProps {
  /** The right way and the wrong one by the sentence of their rule: texts, or what is to be seen. */
  rules: Readonly<Record<string, { good: ReactNode; bad: ReactNode }>>;
}

/** Rules with the right way and the wrong one beside each other. */
function Rules({ rules }: RulesProps) {
  const shown = (way: ReactNode) => (typeof way === 'string' ? <Text>{way}</Text> : way);
  return Object.entries(rules).map(([rule, { good, bad }]) => (
    <DoDont key={rule} rule={rule} good={shown(good)} bad={shown(bad)} />
  ));
}

export type Scheme = 'light' | 'dark';

const schemes = [
  { scheme: 'light', name: 'روشن' },
  { scheme: 'dark', name: 'تیره' },
] as const;

/** The same in light and in dark, side by side, each with the theme's own variables, whatever scheme surrounds them. */
export function Schemes({ children }: { children: (scheme: Scheme) => ReactNode }) {
  const theme = useMantineTheme();
  const [base, own] = [defaultCssVariablesResolver(theme), cssVariablesResolver(theme)];
  const variables = convertCssVariables(
    {
      variables: { ...base.variables, ...own.variables },
      light: { ...base.light, ...own.light },
      dark: { ...base.dark, ...own.dark },
    },
    '[data-pane]',
  );
  return (
    <>
      <style>{variables}</style>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {schemes.map(({ scheme, name }) => (
          <Stack key={scheme} className={classes.pane} data-pane={scheme} data-mantine-color-scheme={scheme} gap="sm">
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Box style={{ minWidth: 0 }}>{children(scheme)}</Box>
          </Stack>
        ))}
      </SimpleGrid>
    </>
  );
}
