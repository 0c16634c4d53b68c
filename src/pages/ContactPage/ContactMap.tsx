import { Button, Stack, Text } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Girih } from '../../components/layout/Girih/Girih.tsx';
import { fa } from '../../text/fa.ts';
import classes from './ContactPage.module.css';

/** Degrees that the map shows to each side of the place. */
const MARGIN = 0.006;

// Its scripts need their own origin, which is never this site's.
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ');

/** The embeddable map around a place, on openstreetmap.org. */
function mapAddress([north = 0, east = 0]: readonly number[]): string {
  const query = new URLSearchParams({
    bbox: [east - MARGIN, north - MARGIN, east + MARGIN, north + MARGIN].map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${north},${east}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The map, of which nothing is loaded before the reader asks for it (product §1). `place` in degrees north and east. */
export function ContactMap({ place }: { place: readonly number[] }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        ref={focus}
        className={classes.map}
        src={mapAddress(place)}
        title={fa.pages.contact.map}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={classes.map}>
      <Girih />
      <Stack align="center" gap="sm" pos="relative" p="md" ta="center">
        <Button size="lg" leftSection={<IconMap2 size={22} aria-hidden />} onClick={() => setShown(true)}>
          {fa.pages.contact.showMap}
        </Button>
        <Text size="sm" c="dimmed">
          {fa.pages.contact.mapNote}
        </Text>
      </Stack>
    </div>
  );
}
