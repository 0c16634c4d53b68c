import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as brand from '../../../brand/brand.ts';
import { useBlogs } from '../../data/blogs.ts';
import { AddBlogButton } from '../../components/blog/AddBlogButton/AddBlogButton.tsx';
import type { BlogTab } from '../../components/blog/BlogCard/BlogCard.tsx';
import { CardSkeletonGrid } from '../../components/feedback/CardSkeletonGrid/CardSkeletonGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { CardGrid } from '../../components/layout/CardGrid/CardGrid.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { Late } from '../Shell/Late.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { isStaff } from '../../session/storedUser.ts';
import { fa } from '../../text/fa.ts';
import { Article } from './Article.tsx';
import classes from './BlogsPage.module.css';

/** The number of cards at first, and per press on more. */
const AT_ONCE = 30;

/** All articles (product §2, blog list). `?post=` opens the full text of one. */
export function BlogsPage() {
  const { user } = useSession();
  const { data: blogs, error, isLoading, isValidating, retry } = useBlogs();
  const [params, setParams] = useSearchParams();
  const [tabs, setTabs] = useState<ReadonlyMap<string, BlogTab>>(new Map());
  const [limit, setLimit] = useState(AT_ONCE);

  const post = params.get('post');
  const place = blogs?.findIndex(({ id }) => id === post) ?? -1;
  const isMissing = blogs !== undefined && post !== null && place === -1;
  useErrorToast(error, 'blog', fa.blog.listFailed(error?.detail ?? null));
  useErrorToast(isMissing, 'blog', fa.blog.articleFailed);

  function open(id: string, tab: BlogTab) {
    setTabs((before) => new Map(before).set(id, tab === 'read' ? 'main' : tab));
    // An open article has its own address, and Back closes it.
    if (tab === 'read') setParams({ post: id });
    else if (post === id) setParams({}, { replace: true });
  }

  const shown = blogs?.slice(0, Math.max(limit, place + 1)) ?? [];
  return (
    <Page>
      <PageMeta title={blogs?.[place]?.title ?? fa.blog.title} />
      <PageHeading title={fa.blog.title} />
      {isLoading && <CardSkeletonGrid articles />}
      {error && !blogs && (
        <FailedState message={fa.blog.listFailed(error.detail)} onRetry={retry} busy={isValidating} />
      )}
      {blogs?.length === 0 && <EmptyState text={fa.blog.empty} />}
      {shown.length > 0 && (
        <Late>
          <CardGrid label={fa.blog.title} roomy>
            {shown.map((blog, index) => {
              const tab = blog.id === post ? 'read' : (tabs.get(blog.id) ?? 'main');
              return (
                <li
                  key={blog.id}
                  className={classes.item}
                  data-row={tab === 'comments' || tab === 'read' ? 'open' : index === 0 || undefined}
                >
                  <ErrorBoundary>
                    <Article blog={blog} lead={index === 0} tab={tab} onTab={(next) => open(blog.id, next)} />
                  </ErrorBoundary>
                </li>
              );
            })}
          </CardGrid>
        </Late>
      )}
      {blogs && shown.length < blogs.length && (
        <Group justify="center" mt="xl">
          <Button variant="default" size="lg" onClick={() => setLimit(shown.length + AT_ONCE)}>
            {fa.common.showMore}
          </Button>
        </Group>
      )}
      {brand.staffForms && isStaff(user) && <AddBlogButton />}
    </Page>
  );
}
