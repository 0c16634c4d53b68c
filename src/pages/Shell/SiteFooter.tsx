import { Footer } from '../../components/layout/Footer/Footer.tsx';
import { site } from '../../site.ts';

/** The footer with the academy's own contact data; below the fold, so it comes after the page. */
export function SiteFooter() {
  return <Footer contact={site} />;
}
