import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Blog } from '../../api/blogs.ts';
import { articleTitle } from '../../components/blog/articleTitle.ts';
import { Byline } from '../../components/blog/Byline/Byline.tsx';
import { BlogLikes } from '../../components/blog/BlogLikes/BlogLikes.tsx';
import { CourseCover } from '../../components/course/CourseCover/CourseCover.tsx';
import { FailedLine, FailedState } from '../../components/feedback/FailedState/FailedState.tsx';
import { Loading } from '../../components/feedback/Notice/Notice.tsx';
import { NotFoundState } from '../../components/feedback/NotFoundState/NotFoundState.tsx';
import { useErrorToast } from '../../components/feedback/toast.tsx';
import { BackLink } from '../../components/layout/BackLink/BackLink.tsx';
import { LateTextSize } from '../../components/layout/DisplaySettings/lateTextSize.tsx';
import { Link } from '../../components/layout/Link/Link.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageMeta } from '../../components/layout/PageMeta/PageMeta.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import { ShareButton } from '../../components/learning/ShareButton/ShareButton.tsx';
import { useBlogs } from '../../data/blogs.ts';
import { usePartial } from '../../data/DataProvider.tsx';
import { useHydrated } from '../../data/hydrated.tsx';
import { clampText, directionOf, paragraphsOf, stripBidi } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { fa } from '../../text/fa.ts';
import { ArticleComments, useLikeButton } from '../BlogsPage/Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { articlesAfter } from './articlesAfter.ts';
import { OtherArticles } from '../OtherArticles.tsx';
import classes from './ArticlePage.module.css';
import { Words } from '../../components/layout/Words/Words.tsx';

/** `/blogs/{id}`: the full text of an article, with its likes and comments (product §2, article). */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data: blogs, error, isLoading, isValidating, retry } = useBlogs();
  const blog = blogs?.find((each) => each.id === id);
  const isPartial = usePartial(blogs);
  const isHydrated = useHydrated();
  // A list that was prerendered for another page has only its first rows, perhaps without this article.
  const isUnknown = isPartial && isHydrated && !blog;
  const waits = isLoading || (isUnknown && !error);
  const isMissing = !isLoading && !isUnknown && blogs !== undefined && !blog;
  useErrorToast(error, 'blog', fa.blog.articleFailed);

  if (isMissing) {
    const toBlog = (
      <Button component={Link} to={paths.blogs}>
        {fa.blog.toBlog}
      </Button>
    );
    return <NotFoundState text={fa.blog.notFound} action={toBlog} />;
  }
  return (
    <Page>
      <PageMeta title={blog ? articleTitle(blog) : fa.blog.title} description={blog && clampText(blog.content, 160)} />
      <div className={classes.page}>
        <div className={classes.column}>
          <BackLink to={paths.blogs} text={fa.blog.title} />
        </div>
        {waits && <Loading />}
        {error && !blog && <FailedState message={fa.blog.articleFailed} onRetry={retry} busy={isValidating} />}
        {waits && <ArticleSkeleton />}
        {blog && <WholeArticle key={blog.id} blog={blog} others={articlesAfter(blogs ?? [], id)} />}
      </div>
      <div data-unprinted>
        {error && blog && <FailedLine message={fa.blog.articleFailed} onRetry={retry} busy={isValidating} />}
      </div>
    </Page>
  );
}

function WholeArticle({ blog, others }: { blog: Blog; others: readonly Blog[] }) {
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const [isSeen, setSeen] = useState(false);
  if (inViewport && !isSeen) setSeen(true);
  const { count, liked, like } = useLikeButton(blog, isSeen);
  const title = articleTitle(blog);
  return (
    <article className={classes.root}>
      <PageHeading title={title} />
      <Group justify="space-between" gap="xs" className={classes.byline}>
        <Text c="dimmed">
          <Byline author={blog.author} content={blog.content} />
        </Text>
        <LateTextSize />
      </Group>
      <div className={classes.cover} data-unprinted>
        <CourseCover src={blog.cover_image} eager />
      </div>
      <Stack gap="calc(var(--mantine-spacing-md) + 2px)" className={classes.text}>
        {paragraphsOf(stripBidi(blog.content)).map(({ 0: paragraph, index }) => (
          <Text key={index} inherit dir={directionOf(paragraph)} data-lines>
            <Words>{paragraph}</Words>
          </Text>
        ))}
      </Stack>
      <Card component="aside" padding="sm" className={classes.likes}>
        <BlogLikes count={count} liked={liked} onToggle={() => void like()} />
        <ShareButton title={title} path={paths.article(blog.id)} />
      </Card>
      <section className={classes.comments} ref={ref} data-unprinted>
        <Title order={2} mb="md">
          {fa.blog.comments}
        </Title>
        <ArticleComments blog={blog} open={isSeen} />
      </section>
      <OtherArticles blogs={others} className={classes.others} />
    </article>
  );
}
