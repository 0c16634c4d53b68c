import { Button, Container, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { GirihStar } from '../../layout/Girih/GirihStar.tsx';

interface NotFoundStateProps {
  /** What was not found. Default the text of an unknown route. */
  text?: string;
  /** The way on. Default a link home. */
  action?: ReactNode;
}

/** A page, course or lesson that does not exist. */
export function NotFoundState({ text = fa.errors.unknownRoute, action }: NotFoundStateProps) {
  return (
    <Container py="xl">
      <Stack align="center" gap="lg" py="xl" ta="center">
        <GirihStar w={208} h={208} />
        <Title order={1} size="h2" maw={560}>
          {text}
        </Title>
        {action ?? (
          <Button component={Link} to={paths.home}>
            {fa.errors.toHome}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
