import { fa } from '../../../text/fa.ts';

interface PageMetaProps {
  /** The page's title. The site's name is added. Default: home. */
  title?: string | undefined;
  /** The description for search engines and link previews. Default: the academy's. */
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
