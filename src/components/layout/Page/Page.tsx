import { Container } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Page.module.css';

interface PageProps {
  /** Whether its content is text or a form, so that its lines are limited. Default false. */
  narrow?: boolean;
  /** A ref to the element. */
  ref?: Ref<HTMLDivElement>;
  /** The page's heading and content. */
  children: ReactNode;
}

/** A page whose start edge aligns with the logo at every width. */
export function Page({ narrow = false, ref, children }: PageProps) {
  return (
    <Container ref={ref} className={classes.root} mod={{ narrow }}>
      {children}
    </Container>
  );
}
