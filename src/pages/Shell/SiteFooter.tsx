import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { Footer } from '../../components/layout/Footer/Footer.tsx';
import { site } from '../../site.ts';

const SlimFooter = lazyPart(async () => (await import('../../components/layout/SlimFooter/SlimFooter.tsx')).SlimFooter);

/** The footer with the academy's own contact data, and a slim one under a lesson. */
export function SiteFooter({ pathname }: { pathname: string }) {
  return pathname.startsWith('/lessons/') ? <SlimFooter /> : <Footer contact={site} />;
}
