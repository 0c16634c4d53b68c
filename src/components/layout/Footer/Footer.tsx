import { Anchor, Group, Text } from '@mantine/core';
import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandYoutube,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import * as brand from '../../../../brand/brand.ts';
import { Link } from '../Link/Link.tsx';
import { isRoute } from '../../../pages.ts';
import { paths } from '../../../paths.ts';
import { site } from '../../../site.ts';
import { fa } from '../../../text/fa.ts';
import { formatPhone } from '../../../text/format.ts';
import { Girih } from '../Girih/Girih.tsx';
import { Logo } from '../Logo/Logo.tsx';
import classes from './Footer.module.css';
import signs from './signs.svg?no-inline';

const ownPages = brand.pages.map(({ path, title }) => ({ to: path, label: title }));

/** The columns of links, without pages that the brand has disabled. The last column ends with the brand's own pages. */
const columns = fa.footer.columns.map(({ title, links }, at, { length }) => ({
  title,
  links: [
    ...links.map(([page, label]) => ({ to: paths[page], label })).filter(({ to }) => isRoute(to)),
    ...(at === length - 1 ? ownPages : []),
  ],
}));

/**
 * Icons, keyed by the part of a host name before the TLD, such as `t` for t.me. If Tabler lacks the icon, the value is
 * an id in `signs.svg`.
 */
const SIGNS: Readonly<Record<string, TablerIcon | string>> = {
  t: IconBrandTelegram,
  telegram: IconBrandTelegram,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  youtube: IconBrandYoutube,
  youtu: IconBrandYoutube,
  aparat: 'aparat',
  bale: 'bale',
  ble: 'bale',
  eitaa: 'eitaa',
  rubika: 'rubika',
};

interface FooterProps {
  /** Address, phones, e-mail and social networks. Default: the deployment's contact data. */
  contact?: Omit<typeof site, 'place'>;
}

/** The footer with links and contact data (product §2). */
export function Footer({ contact = site }: FooterProps) {
  return (
    <footer className={classes.root}>
      <Girih />
      <div className={classes.columns}>
        <div className={classes.brand}>
          <Logo />
          <Text size="sm" mt="xs">
            {fa.brand.lead}
          </Text>
          <Group gap="xs" mt="sm">
            {contact.social.map(({ name, href }) => (
              <Anchor
                key={href}
                href={href}
                target="_blank"
                rel="noreferrer"
                className={classes.network}
                aria-label={name}
              >
                <SocialSign href={href} />
              </Anchor>
            ))}
          </Group>
        </div>
        <nav className={classes.links} aria-label={fa.nav.footerLabel}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <Text fw={700} mb={4} c="saffron.3">
                {title}
              </Text>
              {links.map(({ to, label }) => (
                <Anchor key={to} component={Link} to={to} className={classes.link}>
                  {label}
                </Anchor>
              ))}
            </div>
          ))}
        </nav>
        <address>
          <Text fw={700} mb={4} c="saffron.3">
            {fa.nav.contact}
          </Text>
          <Text size="sm" py={10}>
            {contact.address}
          </Text>
          {[
            ...contact.phones.map((phone) => ({ href: `tel:${phone}`, text: formatPhone(phone) })),
            { href: `mailto:${contact.email}`, text: contact.email },
          ].map(({ href, text }) => (
            <Anchor key={href} href={href} className={classes.link}>
              <bdi dir="ltr">{text}</bdi>
            </Anchor>
          ))}
          <Text size="sm" py={10}>
            {fa.footer.hours}
          </Text>
        </address>
      </div>
    </footer>
  );
}

/** The icon for the social network at a URL. Unknown networks get a globe. */
function SocialSign({ href }: { href: string }) {
  const [, name = ''] = /^\w+:\/\/(?:[^/]*\.)?([\w-]+)\.\w+(?:\/|$)/.exec(href) ?? [];
  const Sign = SIGNS[name] ?? IconWorld;
  if (typeof Sign !== 'string') return <Sign size={24} stroke={1.7} aria-hidden />;
  return (
    <svg className={classes.sign} width={24} height={24} aria-hidden>
      <use href={`${signs}#${Sign}`} />
    </svg>
  );
}
