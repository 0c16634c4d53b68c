import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { directionOf } from '../../../lib/text.ts';
import { Words } from '../Words/Words.tsx';
import classes from './PageHeading.module.css';

interface PageHeadingProps {
  /** The text of the `h1`. It determines the text direction of the heading. */
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Actions or a short text beside the title. */
  children?: ReactNode;
}

/** A page's `h1` and the content beside it. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="md" className={classes.root}>
      <Box miw={0}>
        <Title order={1} className={classes.title} dir={directionOf(title)}>
          <Words>{title}</Words>
        </Title>
        {lead && (
          <Text
            c="dimmed"
            size="lg"
            maw="30em"
            mt="md"
            className={classes.lead}
            {...(typeof lead === 'string' && { dir: directionOf(lead) })}
          >
            {typeof lead === 'string' ? <Words>{lead}</Words> : lead}
          </Text>
        )}
      </Box>
      {children && <Group gap="sm">{children}</Group>}
    </Group>
  );
}
