import { useBlogs } from '../../data/blogs.ts';
import { fa } from '../../text/fa.ts';
import { OtherArticles } from '../OtherArticles.tsx';
import classes from './CoursesPage.module.css';

/** The first three articles, if there are no courses to show (product §2.22). */
export function LatestArticles() {
  const { data: blogs = [] } = useBlogs();
  return <OtherArticles title={fa.blog.title} blogs={blogs.slice(0, 3)} className={classes.articles} />;
}
