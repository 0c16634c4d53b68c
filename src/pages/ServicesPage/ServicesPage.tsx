import { Button, Card, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import {
  IconArticle,
  IconBuildingCommunity,
  IconChalkboard,
  IconCompass,
  IconGift,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link } from '../../components/layout/Link/Link.tsx';
import { CardGrid } from '../../components/layout/CardGrid/CardGrid.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';

const { title, lead, toContact, items, question } = fa.services;

const icons = {
  videos: IconPlayerPlay,
  gift: IconGift,
  advice: IconCompass,
  articles: IconArticle,
  groups: IconBuildingCommunity,
  teachers: IconChalkboard,
};

/** The academy's services, with a link to the contact page (product §1). */
export function ServicesPage() {
  return (
    <Page>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={lead} />
      <CardGrid>
        {items.map((item) => {
          const Icon = icons[item.icon];
          return (
            <Card component="li" key={item.title}>
              <ThemeIcon variant="light" color="turquoise" size={52} radius="lg">
                <Icon size={28} stroke={1.6} aria-hidden />
              </ThemeIcon>
              <Title order={2} size="h4" mt="md">
                {item.title}
              </Title>
              <Text mt="xs">{item.text}</Text>
            </Card>
          );
        })}
      </CardGrid>
      <Stack align="start" mt="xl">
        <Text size="lg">{question}</Text>
        <Button component={Link} to={paths.contact} size="lg">
          {toContact}
        </Button>
      </Stack>
    </Page>
  );
}
