import { Anchor, Box, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconClock, IconMail, IconMapPin, IconPhone, IconShare, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { site } from '../../site.ts';
import { fa } from '../../text/fa.ts';
import { formatPhone } from '../../text/format.ts';
import classes from './ContactPage.module.css';
import { ContactMap } from './ContactMap.tsx';

const text = fa.pages.contact;

/** How and when to reach the academy, and where it is (product §1). */
export function ContactPage() {
  return (
    <Page>
      <PageMeta title={text.title} description={text.lead} />
      <PageHeading title={text.title} lead={text.lead} />
      <div className={classes.columns}>
        <Card component="address" className={classes.ways} p={{ base: 'md', sm: 'xl' }}>
          <Way icon={IconMapPin} label={text.address}>
            <Text>{site.address}</Text>
          </Way>
          <Way icon={IconPhone} label={text.phone}>
            {site.phones.map((phone) => (
              <Anchor key={phone} href={`tel:${phone}`} miw={44} data-touch>
                <bdi dir="ltr">{formatPhone(phone)}</bdi>
              </Anchor>
            ))}
          </Way>
          <Way icon={IconMail} label={text.email}>
            <Anchor href={`mailto:${site.email}`} miw={44} data-touch>
              <bdi dir="ltr">{site.email}</bdi>
            </Anchor>
          </Way>
          <Way icon={IconClock} label={text.hours}>
            <Text c="dimmed">{text.hoursNote}</Text>
          </Way>
          <Way icon={IconShare} label={text.social}>
            {site.social.map(({ name, href }) => (
              <Anchor key={href} href={href} target="_blank" rel="noreferrer" miw={44} data-touch>
                {name}
              </Anchor>
            ))}
          </Way>
        </Card>
        <Stack component="section" gap={0}>
          <Title order={2} size="h3" mb="md">
            {text.map}
          </Title>
          <ContactMap place={site.place} />
        </Stack>
      </div>
    </Page>
  );
}

function Way({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) {
  return (
    <Group align="flex-start" wrap="nowrap" gap="sm">
      <ThemeIcon variant="light" size="calc(44px)" radius="xl">
        <Icon size={22} aria-hidden />
      </ThemeIcon>
      <Box miw={0}>
        <Title order={2} size="h5">
          {label}
        </Title>
        <Group gap="0 var(--mantine-spacing-lg)">{children}</Group>
      </Box>
    </Group>
  );
}
