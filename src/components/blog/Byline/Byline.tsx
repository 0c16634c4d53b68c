import type { Blog } from '../../../api/blogs.ts';
import { shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import { readingMinutes } from '../BlogCard/readingMinutes.ts';
import classes from './Byline.module.css';

/** An article's author, if known, and its reading time (product §2, article). */
export function Byline({ author, content }: Pick<Blog, 'author' | 'content'>) {
  const name = shownText(author).trim();
  return (
    <span className={classes.line}>
      {name && (
        <>
          <span className={classes.author}>
            <span className={classes.label}>{fa.blog.author} </span>
            <bdi>{name}</bdi>
          </span>{' '}
        </>
      )}
      <span className={classes.minutes}>
        {fa.blog.minutes(readingMinutes(content))}
        <span className={classes.label}>&nbsp;{fa.blog.reading}</span>
      </span>
    </span>
  );
}
