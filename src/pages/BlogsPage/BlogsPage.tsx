import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import * as brand from '../../../brand/brand.ts';
import { useBlogs } from '../../data/blogs.ts';
import { usePartial } from '../../data/DataProvider.tsx';
import { useHydrated } from '../../data/hydrated.tsx';
import { AddBlogButton } from '../../components/blog/AddBlogButton/AddBlogButton.tsx';
import type { BlogTab, ShownTab } from '../../components/blog/BlogCard/BlogCard.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { FailedLine, FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { CardGrid } from '../../components/layout/CardGrid/CardGrid.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { OtherCourses } from '../OtherCourses.tsx';
import { Late } from '../Shell/Late.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { Article } from './Article.tsx';
import { BlogsSkeleton } from './BlogsSkeleton.tsx';
import { AT_ONCE, useLimit } from './useLimit.ts';

/** Focuses the first tab of an article's card. Scrolls only until the tab is visible. */
function focusArticle(item: HTMLElement | null) {
  const tab = item?.querySelector<HTMLElement>('[role=tab]');
  tab?.focus({ preventScroll: true });
  tab?.scrollIntoView({ block: 'nearest' });
}

/**
 * All articles (product §2, blog list). The former URL of an article, with `?post=`, redirects to the article's page.
 */
export function BlogsPage() {
  const { user } = useSession();
  const { data, error, isLoading, isValidating, retry } = useBlogs();
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  // Rows that were prerendered for another page, such as an article, are not the first rows of this list.
  const isOfAnother = usePartial(data) && !isPrerendered;
  const blogs = isOfAnother ? undefined : data;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [tabs, setTabs] = useState<ReadonlyMap<string, ShownTab>>(new Map());
  const [limit, setLimit] = useLimit();
  // The id of the first article that the last click on the "more" button added.
  const [added, setAdded] = useState<string>();
  useErrorToast(error, 'blog', fa.blog.listFailed(error?.detail ?? null));

  const post = params.get('post');
  if (post) return <Navigate to={paths.article(post)} replace />;
  function open(id: string, tab: BlogTab) {
    if (tab === 'read') void navigate(paths.article(id));
    else setTabs((before) => new Map(before).set(id, tab));
  }

  const shown = blogs?.slice(0, limit) ?? [];
  // The first card takes a whole row. If the last card would then be alone in its row, the first two cards share a row
  // instead.
  const isPair = blogs !== undefined && blogs.length <= AT_ONCE && blogs.length % 3 === 2;
  return (
    <Page>
      <PageMeta title={fa.blog.title} />
      {brand.staffForms && isStaff(user) && <AddBlogButton />}
      <PageHeading title={fa.blog.title} />
      {(isLoading || (isOfAnother && !error)) && <BlogsSkeleton />}
      {error && !blogs && (
        <FailedState message={fa.blog.listFailed(error.detail)} onRetry={retry} busy={isValidating} />
      )}
      {blogs?.length === 0 && (
        <>
          <EmptyState
            text={`${fa.blog.empty} ${fa.blog.meanwhile}`}
            action={
              <Button component={Link} to={paths.courses}>
                {fa.basket.toCourses}
              </Button>
            }
          />
          <OtherCourses to={[]} fill />
        </>
      )}
      {shown.length > 0 && (
        <Late>
          <CardGrid label={fa.blog.title} layout="roomy">
            {shown.map((blog, index) => {
              const tab = tabs.get(blog.id) ?? 'main';
              return (
                <li
                  key={blog.id}
                  ref={blog.id === added ? focusArticle : undefined}
                  data-row={tab === 'comments' || (!isPair && index === 0) || undefined}
                  data-pair={(isPair && index < 2) || undefined}
                >
                  <ErrorBoundary>
                    <Article
                      blog={blog}
                      lead={index === 0 && !isPair}
                      eager={index < (isPair ? 2 : 1)}
                      tab={tab}
                      onTab={(next) => open(blog.id, next)}
                    />
                  </ErrorBoundary>
                </li>
              );
            })}
          </CardGrid>
        </Late>
      )}
      {error && blogs && <FailedLine message={fa.blog.listFailed(error.detail)} onRetry={retry} busy={isValidating} />}
      {blogs && shown.length < blogs.length && (
        <Group justify="center" mt="xl">
          <Button
            variant="default"
            size="lg"
            onClick={() => {
              setLimit(shown.length + AT_ONCE);
              setAdded(blogs[shown.length]?.id);
            }}
          >
            {fa.common.showMore}
          </Button>
        </Group>
      )}
    </Page>
  );
}
