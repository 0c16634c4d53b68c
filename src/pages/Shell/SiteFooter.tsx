import { Footer } from '../../components/layout/Footer/Footer.tsx';
import { site } from '../../site.ts';

/** The footer with the academy's own contact data. */
export function SiteFooter() {
  return <Footer contact={site} />;
}
