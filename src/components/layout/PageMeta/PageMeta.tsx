import { fa } from '../../../text/fa.ts';

interface PageMetaProps {
  /** The page's name; the site's is added. Without one, it is home. */
  title?: string | undefined;
  /** A sentence for search engines and link previews. Default the academy's own. */
  description?: string | undefined;
}

/** The document's title and description while its page is shown. */
export function PageMeta({ title, description = fa.brand.description }: PageMetaProps) {
  return (
    <>
      <title>{title ? fa.brand.title(title) : fa.brand.homeTitle}</title>
      <meta name="description" content={description} />
    </>
  );
}
