import { shownText } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';

/** The maximum length of a page's title in characters, not counting the site's name. */
const LONGEST_TITLE = 80;

interface PageMetaProps {
  /**
   * The page's title, without the site's name. It may be unchecked text from a user. Default: the title of the home
   * page.
   */
  title?: string | undefined;
  /** The description for search engines and link previews. Default: the academy's description. */
  description?: string | undefined;
}

/** Sets the `<title>` and the meta description of the current page. */
export function PageMeta({ title, description = fa.brand.description }: PageMetaProps) {
  return (
    <>
      <title>{title ? fa.brand.title(shownText(title, LONGEST_TITLE)) : fa.brand.homeTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}
