import { Text, Title } from '@mantine/core';
import type { Blog } from '../api/blogs.ts';
import { articleTitle } from '../components/blog/articleTitle.ts';
import { Byline } from '../components/blog/Byline/Byline.tsx';
import { CourseCover } from '../components/course/CourseCover/CourseCover.tsx';
import { Link } from '../components/layout/Link/Link.tsx';
import { directionOf } from '../lib/text.ts';
import { paths } from '../paths.ts';
import { fa } from '../text/fa.ts';
import classes from './OtherArticles.module.css';
import { Words } from '../components/layout/Words/Words.tsx';

interface OtherArticlesProps {
  /** The articles. Without articles, nothing is rendered. */
  blogs: readonly Blog[];
  /** The heading. Default: «مقاله‌های دیگر». */
  title?: string;
  className?: string | undefined;
}

/** Links to articles, at the end of a page. Each has a cover, a title and the reading time (product §2). */
export function OtherArticles({ blogs, title: heading = fa.blog.others, className }: OtherArticlesProps) {
  if (blogs.length === 0) return null;
  return (
    <aside className={className}>
      <Title order={2} mb="md">
        {heading}
      </Title>
      <ul className={classes.list} aria-label={heading}>
        {blogs.map(({ id, title, cover_image: cover, content }) => (
          <li key={id}>
            <Link to={paths.article(id)} className={classes.link}>
              <CourseCover src={cover} />
              <div>
                <Text fw={600} lineClamp={3} dir={directionOf(title)} className={classes.title} data-excerpt>
                  <Words>{articleTitle({ title })}</Words>
                </Text>
                <Text size="sm" c="dimmed">
                  <Byline author="" content={content} />
                </Text>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
