import { Anchor, Box, Button, Card, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import {
  IconArticle,
  IconBuildingCommunity,
  IconChalkboard,
  IconChevronLeft,
  IconCompass,
  IconGift,
  IconPlayerPlay,
} from '@tabler/icons-react';
import * as brand from '../../../brand/brand.ts';
import { LapisPanel } from '../../components/layout/Girih/Girih.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import classes from './ServicesPage.module.css';

const { title, lead, toContact, items, question } = fa.services;

/** The end of the first sentence. If the text wraps, it wraps there. */
const end = question.indexOf('؟') + 1;

/** The icon of each kind of service, and the page that its card leads to. */
const kinds = {
  videos: { Icon: IconPlayerPlay, to: paths.courses },
  gift: { Icon: IconGift, to: `${paths.courses}?free=true` },
  advice: { Icon: IconCompass, to: paths.contact },
  articles: { Icon: IconArticle, to: brand.blog ? paths.blogs : paths.contact },
  groups: { Icon: IconBuildingCommunity, to: paths.contact },
  teachers: { Icon: IconChalkboard, to: paths.contact },
};

/** The academy's services. Each card is a link, and a button leads to the contact page (product §1). */
export function ServicesPage() {
  return (
    <Page>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={lead} />
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2, lg: 12 }}
        spacing={{ base: 'md', sm: 'lg' }}
        className={classes.cards}
      >
        {items.map((item) => {
          const { Icon, to } = kinds[item.icon];
          return (
            <Card component="li" key={item.title} p={{ base: 'md', sm: 'lg' }} className={classes.card}>
              <ThemeIcon variant="light" size="calc(44px)" radius="xl">
                <Icon size={22} aria-hidden />
              </ThemeIcon>
              <Title order={2} size="h4" className={classes.title}>
                <Anchor
                  component={Link}
                  to={to}
                  inherit
                  c="inherit"
                  underline="never"
                  className={classes.link}
                  data-touch
                >
                  {item.title}
                  <IconChevronLeft size={20} aria-hidden />
                </Anchor>
              </Title>
              <Text c="dimmed" maw="34em" className={classes.text}>
                {item.text}
              </Text>
            </Card>
          );
        })}
      </SimpleGrid>
      <LapisPanel className={classes.question ?? ''}>
        <Text size="xl" fw={600}>
          <Box component="span" display="inline-block">
            {question.slice(0, end)}
          </Box>{' '}
          <Box component="span" display="inline-block">
            {question.slice(end)}
          </Box>
        </Text>
        <Button component={Link} to={paths.contact} size="lg" variant="white" color="lapis.9">
          {toContact}
        </Button>
      </LapisPanel>
    </Page>
  );
}
