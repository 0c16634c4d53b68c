import { directionOf, stripBidi } from '../../../lib/text.ts';
import { lazyPart } from '../../feedback/LazyPart/lazyPart.tsx';
import classes from './BlogCard.module.css';

const TextSizeControl = lazyPart(
  async () => (await import('../../layout/DisplaySettings/TextSizeControl.tsx')).TextSizeControl,
  { failed: () => null },
);

interface ArticleTextProps {
  /** Plain text as the server sent it. */
  text: string;
}

/** The whole text of an article, and how large it is to be (product §2, blog list; §1). */
export function ArticleText({ text }: ArticleTextProps) {
  return (
    <>
      <div className={classes.size}>
        <TextSizeControl />
      </div>
      <div className={classes.article} dir={directionOf(text)}>
        {stripBidi(text)}
      </div>
    </>
  );
}
