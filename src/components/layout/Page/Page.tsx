import { Container } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './Page.module.css';

interface PageProps {
  /** Whether to limit the line length, for pages of text or forms. Default false. */
  narrow?: boolean;
  /** A ref to the page's root element. */
  ref?: Ref<HTMLDivElement>;
  /** The page's heading and content. */
  children: ReactNode;
}

/** The container of a page's content. Its start edge aligns with the logo at every width. */
export function Page({ narrow = false, ref, children }: PageProps) {
  return (
    <Container ref={ref} className={classes.root} mod={{ narrow }}>
      {children}
    </Container>
  );
}
