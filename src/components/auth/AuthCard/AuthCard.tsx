import { Anchor, Box, Container, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { BackLink } from '../../layout/BackLink/BackLink.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { LapisPanel } from '../../layout/Girih/Girih.tsx';
import { LateGirihStar } from '../../layout/Girih/lateGirihStar.tsx';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  /** The page's heading. */
  title: string;
  /** The link to the sign-up page, or back to the log-in page. `state` is the link's location state. */
  other: { text: string; to: string; state: unknown };
  /** The form. */
  children: ReactNode;
}

/**
 * The layout of the log-in and sign-up pages: a form beside a patterned panel, with links to other pages (product §2).
 */
export function AuthCard({ title, other, children }: AuthCardProps) {
  return (
    <Container size={960} className={classes.root}>
      <Paper className={classes.card} withBorder shadow="lg">
        <LapisPanel className={classes.panel} aria-hidden>
          <Box mx="auto" mb="xl" lh={0} visibleFrom="md">
            <LateGirihStar w="16rem" h="16rem" />
          </Box>
          <Text fz="h2" fw={700} visibleFrom="md">
            {fa.brand.name}
          </Text>
          <Text visibleFrom="md">{fa.brand.description}</Text>
        </LapisPanel>
        <Stack className={classes.form} justify="center">
          <BackLink to={paths.home} />
          <PageHeading title={title} />
          {children}
          <Stack gap={0} mt="xs">
            {[other, { text: fa.nav.help, to: paths.contact, state: undefined }].map(({ text, to, state }) => {
              const end = text.indexOf('؟') + 1;
              return (
                <Anchor key={to} component={Link} to={to} state={state} data-touch>
                  <span>
                    <Text span inherit c="dimmed">
                      {text.slice(0, end)}
                    </Text>
                    {text.slice(end)}
                  </span>
                </Anchor>
              );
            })}
          </Stack>
        </Stack>
      </Paper>
    </Container>
  );
}
