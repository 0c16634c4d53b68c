import { Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import { aboutText } from '../../text/staticPages.ts';
import classes from './AboutPage.module.css';

const { title, lead } = fa.pages.about;
const { sections, valuesTitle, values, departmentsTitle, departments } = aboutText;

/** What the academy is and stands for (product §1). */
export function AboutPage() {
  return (
    <Page>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={lead} />
      <div className={classes.story}>
        {[...sections, { title: departmentsTitle, text: departments }].map((section) => (
          <section key={section.title}>
            <Title order={2} size="h3" mb="xs">
              {section.title}
            </Title>
            <Text>{section.text}</Text>
          </section>
        ))}
      </div>
      <Title order={2} mt="xl" mb="lg">
        {valuesTitle}
      </Title>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 4 }}>
        {values.map((value) => (
          <Card component="li" key={value.title}>
            <Title order={3} size="h4" className={classes.value}>
              {value.title}
            </Title>
            <Text mt="xs">{value.text}</Text>
          </Card>
        ))}
      </SimpleGrid>
      <Group mt="xl">
        <Button component={Link} to={paths.courses} size="lg">
          {fa.home.chooseCourse}
        </Button>
        <Button component={Link} to={paths.contact} size="lg" variant="default">
          {fa.nav.contact}
        </Button>
      </Group>
    </Page>
  );
}
