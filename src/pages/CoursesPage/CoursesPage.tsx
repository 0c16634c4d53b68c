import { Button, Loader, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo, useRef } from 'react';
import * as brand from '../../../brand/brand.ts';
import { useDepartments } from '../../data/departments.ts';
import { ActiveFilters, DepartmentShortcuts } from '../../components/course/ActiveFilters/ActiveFilters.tsx';
import { CourseSearchBar } from '../../components/course/CourseSearchBar/CourseSearchBar.tsx';
import { departmentOptions } from '../../components/department/departmentOptions.ts';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { lazyDialog } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { FailedLine, FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { Late } from '../Shell/Late.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { mayAddCourses } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { filtered, filtersInForce } from '../../course/filterValues.ts';
import { matching } from '../../course/matching.ts';
import { dearestOf } from '../../course/price.ts';
import { useCatalogue } from '../../data/courses.ts';
import { CourseResults, LatestArticles } from './CourseResults.tsx';
import classes from './CoursesPage.module.css';
import { useCourseSearch } from './useCourseSearch.ts';
import { useFound } from './useFound.ts';

const FilterDrawer = lazyDialog(
  async () => (await import('../../components/course/FilterDrawer/FilterDrawer.tsx')).FilterDrawer,
  { ahead: true },
);

/** `/courses`: all courses. The URL contains the search, the sort order and the filters (product §2, courses list). */
export function CoursesPage() {
  const { user } = useSession();
  const { data: listed } = useDepartments();
  const departments = useMemo(() => departmentOptions(listed), [listed]);
  const [panel, { open: openPanel, close: closePanel }] = useDisclosure();
  const catalogue = useCatalogue(panel);
  // The filter panel closes after success. After a failure it stays open for a retry.
  const { search, answer, busy, change, apply, clear } = useCourseSearch({
    onSettled: (notice) => notice !== 'failed' && closePanel(),
  });
  const { data: courses, error, isLoading, isValidating, retry } = answer;
  const q = useDeferredValue(search.q);
  const matches = useFound(courses, { q, sort: search.sort });
  const count = useRef<HTMLParagraphElement>(null);
  const filters = filtersInForce(search).length;
  const isNarrowed = filters > 0 || search.q !== '';
  // Without courses, there is nothing to search or filter.
  const isEmpty = !isNarrowed && (courses ? courses.length === 0 && !busy : error !== undefined);

  function changeFilter(changed: Parameters<typeof change>[0]) {
    // Removing the last filter also removes the clicked button, so the count takes the focus.
    if (filters === 1) count.current?.focus();
    change(changed);
  }

  return (
    <Page>
      <PageMeta title={fa.courses.title} />
      <PageHeading title={fa.courses.title}>
        {/* The count reserves its width, because the courses may load later. */}
        <div className={classes.count} data-query>
          {busy && courses && <Loader size="xs" aria-hidden />}
          <Text ref={count} tabIndex={-1} c="dimmed" miw="5em" pb="sm" data-heir>
            {courses && matches.found.length > 0 && !matches.isUnknown
              ? fa.filters.count(matches.found.length)
              : '\u00A0'}
          </Text>
        </div>
        {brand.staffForms && mayAddCourses(user) && (
          <Button component={Link} to={paths.addCourse} leftSection={<IconPlus size={20} aria-hidden />}>
            {fa.filters.add}
          </Button>
        )}
      </PageHeading>
      <Stack gap="md" className={classes.list}>
        {!isEmpty && (
          <>
            <CourseSearchBar search={search} filters={filters} onChange={change} onOpenFilters={openPanel} />
            <DepartmentShortcuts
              departments={departments}
              value={search.department}
              onChange={(department) => change({ department })}
            />
          </>
        )}
        {error && courses && <FailedLine message={fa.courses.pageFailed} onRetry={retry} busy={isValidating} />}
        {filters > 0 && (
          <div className={classes.filters} data-query>
            <ActiveFilters values={search} departments={departments} onChange={changeFilter} />
          </div>
        )}
        {courses ? (
          <Late>
            <CourseResults
              {...matches}
              q={q}
              countRef={count}
              isFiltered={filters > 0}
              busy={busy}
              onClear={() => (filters > 0 ? clear() : change({ q: '' }))}
            />
          </Late>
        ) : isLoading ? (
          <CardSkeletonGrid count={12} layout="long" />
        ) : (
          <div>
            <FailedState
              message={fa.courses.loadFailed}
              onRetry={retry}
              busy={busy}
              action={
                filters > 0 && (
                  <Button variant="default" onClick={clear}>
                    {fa.filters.clear}
                  </Button>
                )
              }
            />
            <LatestArticles />
          </div>
        )}
      </Stack>
      <FilterDrawer
        opened={panel}
        onClose={closePanel}
        values={search}
        canClear={isNarrowed || search.sort !== 'given'}
        departments={departments}
        dearest={catalogue && dearestOf(catalogue)}
        countOf={catalogue && ((values) => matching(filtered(catalogue, values), q, 'given').length)}
        busy={busy}
        onApply={apply}
        onClear={clear}
      />
    </Page>
  );
}
