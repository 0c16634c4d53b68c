import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '../../layout/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './AddBlogButton.module.css';

/** The link to the form for a new article. It floats beside the heading that follows it (product §2, blog list). */
export function AddBlogButton() {
  return (
    <div className={classes.dock}>
      <Button component={Link} to={paths.addBlog} leftSection={<IconPlus size={20} aria-hidden />}>
        {fa.blog.add}
      </Button>
    </div>
  );
}
