import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The container of a page's heading and content. Its start edge aligns with the logo at every width. */
export function Page({ children }: { children: ReactNode }) {
  return <Container className={classes.root}>{children}</Container>;
}
