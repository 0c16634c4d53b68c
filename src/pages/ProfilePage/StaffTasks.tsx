import { Anchor, Box, Card, SimpleGrid, Text, ThemeIcon } from '@mantine/core';
import { IconChevronLeft, IconFilePlus, IconVideoPlus } from '@tabler/icons-react';
import * as brand from '../../../brand/brand.ts';
import { Link } from '../../components/layout/Link/Link.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff, mayAddCourses } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import classes from './ProfilePage.module.css';

/** Links to the forms for a new course and a new article, for users who may add them (product §2, profile). */
export function StaffTasks() {
  const { user } = useSession();
  const tasks = [
    mayAddCourses(user) && {
      Icon: IconVideoPlus,
      to: paths.addCourse,
      title: fa.filters.add,
      hint: fa.profile.addCourseHint,
    },
    brand.blog &&
      isStaff(user) && { Icon: IconFilePlus, to: paths.addBlog, title: fa.blog.add, hint: fa.profile.addBlogHint },
  ].filter((task) => task !== false);
  if (!brand.staffForms || tasks.length === 0) return null;
  return (
    <SimpleGrid
      component="ul"
      minColWidth="min(100%, 9rem)"
      autoFlow="auto-fit"
      spacing={{ base: 'sm', sm: 'lg' }}
      mb={{ base: 'lg', sm: 'xl' }}
      data-unprinted
    >
      {tasks.map(({ Icon, to, title, hint }) => (
        <Card component="li" key={to} className={classes.task}>
          <ThemeIcon size="calc(44px)" radius="xl">
            <Icon size={22} aria-hidden />
          </ThemeIcon>
          <Box flex="1 1 auto">
            <Anchor component={Link} to={to} fw={700} underline="never" data-touch>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed" visibleFrom="sm">
              {hint}
            </Text>
          </Box>
          <IconChevronLeft size={20} aria-hidden />
        </Card>
      ))}
    </SimpleGrid>
  );
}
