import { Anchor, Typography } from '@mantine/core';
import '@mantine/core/styles/Typography.layer.css';
import type { ReactNode } from 'react';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import classes from './TextPage.module.css';

interface TextPageProps {
  title: string;
  /** The first paragraph, which is also the meta description. */
  lead: string;
  children?: ReactNode;
}

/** A legal or help page, from the brand's Markdown files (product §1). */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <Page>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={lead} />
      <Typography className={classes.text}>{children}</Typography>
    </Page>
  );
}

/** A link in the text of a page. An address that begins with a slash leads to a page of this site. */
export const TextLink = ({ href, children }: { href: string; children?: ReactNode }) =>
  href.startsWith('/') ? (
    <Anchor component={Link} to={href}>
      {children}
    </Anchor>
  ) : (
    <Anchor href={href}>{children}</Anchor>
  );
