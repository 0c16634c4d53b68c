import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '../../layout/Link/Link.tsx';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import classes from './AddBlogButton.module.css';

/** The floating way to a new article (product §2, blog list). */
export function AddBlogButton() {
  return (
    <Button
      component={Link}
      to={paths.addBlog}
      size="lg"
      radius="xl"
      className={classes.button}
      leftSection={<IconPlus size={22} aria-hidden />}
    >
      {fa.blog.add}
    </Button>
  );
}
