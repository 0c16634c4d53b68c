import { Container } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Page.module.css';

interface PageProps {
  /** Is it read or filled in, so that its lines must not grow too long? Default false. */
  narrow?: boolean;
  /** Takes the element around the page. */
  ref?: Ref<HTMLDivElement>;
  /** The page's heading and content. */
  children: ReactNode;
}

/** A page on the site's spine: whatever its width, it begins where the logo does. */
export function Page({ narrow = false, ref, children }: PageProps) {
  return (
    <Container ref={ref} className={classes.root} mod={{ narrow }}>
      {children}
    </Container>
  );
}
