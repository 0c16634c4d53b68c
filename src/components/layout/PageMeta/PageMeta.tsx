import { fa } from '../../../text/fa.ts';

interface PageMetaProps {
  /** The page's title, without the site's name. Default: the title of the home page. */
  title?: string | undefined;
  /** The description for search engines and link previews. Default: the academy's description. */
  description?: string | undefined;
}

/** Sets the `<title>` and the meta description of the current page. */
export function PageMeta({ title, description = fa.brand.description }: PageMetaProps) {
  return (
    <>
      <title>{title ? fa.brand.title(title) : fa.brand.homeTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}
