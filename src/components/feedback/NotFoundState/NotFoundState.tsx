import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import { Link } from '../../layout/Link/Link.tsx';
import { PageMeta } from '../../layout/PageMeta/PageMeta.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { GirihFrame } from '../../layout/Girih/girihFrame.tsx';

interface NotFoundStateProps {
  /** A sentence that says what was not found. Default: the text for an unknown route. */
  text?: string;
  /** The action. Default: links to the home page and the course list. */
  action?: ReactNode;
  /** Content above the action. */
  children?: ReactNode;
}

/** A message that a page, course or lesson does not exist. The component also sets the page title. */
export function NotFoundState({ text = fa.errors.unknownRoute, action, children }: NotFoundStateProps) {
  return (
    <Page>
      <meta name="robots" content="noindex" />
      <PageMeta title={text === fa.errors.unknownRoute ? fa.errors.unknownRouteTitle : text.replace(/\.$/, '')} />
      <Stack
        align="center"
        justify="center"
        gap="lg"
        pb={{ md: 80 }}
        mih={{ base: 'calc(100svh - 10rem)', md: 'calc(100svh - 12.25rem)' }}
        ta="center"
      >
        <GirihFrame w={208} h={208}>
          <text x={100} y={115} fontSize={42} fontWeight={700} textAnchor="middle" fill="currentColor">
            {formatNumber(404)}
          </text>
        </GirihFrame>
        <Title order={1} size="h2" maw={560}>
          {text}
        </Title>
        {children}
        {action ?? (
          <TwoActions>
            <Button component={Link} to={paths.home}>
              {fa.errors.toHome}
            </Button>
            <Button component={Link} to={paths.courses} variant="default">
              {fa.basket.toCourses}
            </Button>
          </TwoActions>
        )}
      </Stack>
    </Page>
  );
}

/** Two buttons of equal width. */
export const TwoActions = ({ children }: { children: ReactNode }) => (
  <SimpleGrid minColWidth="min(100%, 9.5rem)" autoFlow="auto-fit" spacing="sm" w="100%" maw={640}>
    {children}
  </SimpleGrid>
);
