import { Anchor, Box, Button, Card, Group, Stack, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import { IconClock, IconMail, IconMap2, IconMapPin, IconPhone, IconShare, type TablerIcon } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { hours } from '../../../brand/brand.ts';
import { FramedIcon } from '../../components/feedback/EmptyState/stateCard.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { site } from '../../site.ts';
import { fa } from '../../text/fa.ts';
import { formatPhone } from '../../text/format.ts';
import classes from './ContactPage.module.css';
import { LapisPanel } from '../../components/layout/Girih/Girih.tsx';

const text = fa.contact;
// A long address breaks after the @ or before a dot.
const mailParts = [...site.email.matchAll(/\.?[^@.]+@?/g)];

/** The contact page, with the contact data and the map (product §1). */
export function ContactPage() {
  return (
    <Page>
      <PageMeta title={text.title} description={text.lead} />
      <PageHeading title={text.title} lead={text.lead} />
      <div className={classes.columns}>
        <Card className={classes.ways} p={{ base: 'lg', sm: 'xl' }}>
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
              <bdi dir="ltr">
                {mailParts.map(({ 0: part, index }) => (
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </bdi>
            </Anchor>
          </Way>
          <Way icon={IconShare} label={text.social}>
            {site.social.map(({ name, href }) => (
              <Anchor key={href} href={href} target="_blank" rel="noreferrer" miw={44} data-touch>
                {name}
              </Anchor>
            ))}
          </Way>
          <Way icon={IconClock} label={text.hours}>
            <Text>{hours}</Text>
            <Text c="dimmed">{text.hoursNote}</Text>
          </Way>
        </Card>
        <section>
          <VisuallyHidden component="h2">{text.map}</VisuallyHidden>
          <ContactMap place={site.place} />
        </section>
      </div>
    </Page>
  );
}

function Way({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) {
  return (
    <Group align="flex-start" gap="sm">
      <ThemeIcon variant="light" size="calc(44px)" radius="xl">
        <Icon size={22} aria-hidden />
      </ThemeIcon>
      <Box flex="1 1 10rem" miw={0}>
        <Title order={2} size="h5">
          {label}
        </Title>
        <Group component="address" className={classes.values}>
          {children}
        </Group>
      </Box>
    </Group>
  );
}

/** The number of degrees that the map shows on each side of the place. */
const MARGIN = 0.006;

// The map's scripts need `allow-same-origin`. That is safe, because the map's origin differs from the site's.
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

/** Returns the URL of an embeddable openstreetmap.org map. The place is in degrees north and east. */
function mapAddress([north = 0, east = 0]: readonly number[]): string {
  const query = new URLSearchParams({
    bbox: [east - MARGIN, north - MARGIN, east + MARGIN, north + MARGIN].map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${north},${east}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The map, which loads only after a click (product §1). `place` is in degrees north and east. */
function ContactMap({ place }: { place: readonly number[] }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        ref={focus}
        className={classes.map}
        src={mapAddress(place)}
        title={fa.contact.map}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <LapisPanel className={classes.map ?? ''}>
      <Stack align="center" gap="sm" p="md" ta="center">
        <div className={classes.sign}>
          <FramedIcon icon={IconMapPin} />
        </div>
        <Button
          variant="white"
          color="lapis.9"
          size="lg"
          leftSection={<IconMap2 size={22} aria-hidden />}
          onClick={() => setShown(true)}
        >
          {fa.contact.showMap}
        </Button>
        <Text size="sm">{fa.contact.mapNote}</Text>
      </Stack>
    </LapisPanel>
  );
}
