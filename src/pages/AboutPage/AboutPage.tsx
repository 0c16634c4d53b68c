import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { DepartmentRow } from '../../components/department/DepartmentCard/DepartmentCard.tsx';
import { GirihStar } from '../../components/layout/Girih/GirihStar.tsx';
import { LapisPanel } from '../../components/layout/Girih/Girih.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { amountOf } from '../../course/price.ts';
import { useDepartments } from '../../data/departments.ts';
import { useCourses, useWhole } from '../../data/courses.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import { formatNumber } from '../../text/format.ts';
import classes from './AboutPage.module.css';

const { lead } = fa.brand;
const { title, why, sections, counts: labels, valuesTitle, values, departmentsTitle, departmentsLead } = fa.about;

/** The about page, with the academy's values and the numbers of its courses and departments (product §1). */
export function AboutPage() {
  const whole = useWhole();
  const lists = [useCourses(), useDepartments()] as const;
  const departments = lists[1].data;
  const isUnknown = lists.some(({ data, error }) => (data ? data.length === 0 : error));
  const counts = [
    { of: labels.courses, count: whole?.courses.length },
    { of: labels.free, count: whole?.courses.filter((course) => amountOf(course) === 0).length },
    { of: labels.departments, count: whole?.departments.length },
  ];
  return (
    <Page>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={<span className={classes.lead}>{lead}</span>} />
      <Stack gap="clamp(2.5rem, 5vw, 4rem)">
        <div className={classes.halves}>
          <LapisPanel className={classes.picture ?? ''}>
            <GirihStar w="clamp(6rem, 25vw, 16rem)" h="auto" />
            {!isUnknown && (
              <dl className={classes.counts}>
                {counts.map(({ of, count }) => (
                  <div key={of}>
                    <dt>{of}</dt>
                    <dd>{count === undefined ? '\u00a0' : formatNumber(count)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </LapisPanel>
          <div>
            <Stack gap="lg">
              {[why, ...sections].map((section) => (
                <Section key={section.title} {...section} />
              ))}
            </Stack>
            <Group mt="lg" className={classes.actions}>
              <Button component={Link} to={paths.courses} size="lg">
                {fa.home.chooseCourse}
              </Button>
              <Button component={Link} to={paths.contact} size="lg" variant="default">
                {fa.nav.contact}
              </Button>
            </Group>
          </div>
        </div>
        <section>
          <Title order={2} mb="md">
            {valuesTitle}
          </Title>
          <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 4 }} spacing={1} className={classes.values}>
            {values.map((value) => (
              <li key={value.title}>
                <Title order={3} size="h4">
                  {value.title}
                </Title>
                <Text mt="xs">{value.text}</Text>
              </li>
            ))}
          </SimpleGrid>
        </section>
        {/* The departments are at the end, because they may load late and would then move any content below them. */}
        <DepartmentRow
          title={departmentsTitle(departments?.length ?? 0)}
          lead={departmentsLead}
          departments={departments ?? []}
        />
      </Stack>
    </Page>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <Text className={classes.text}>{text}</Text>
    </section>
  );
}
