import { DirectionContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Academy, AcademyProvider } from './academy.tsx';
import { ErrorBoundary } from './components/feedback/ErrorBoundary/ErrorBoundary.tsx';
import { PageError } from './components/feedback/FailedState/FailedState.tsx';
import { Toasts } from './components/feedback/Toasts/Toasts.tsx';
import { LinkProvider } from './components/layout/Link/Link.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ThemeProvider } from './theme/ThemeProvider.tsx';
import './theme/styles.css';

// This constant replaces Mantine's `DirectionProvider`, which would observe the `dir` attribute.
const rightToLeft = { dir: 'rtl', toggleDirection: () => undefined, setDirection: () => undefined } as const;
const failedSite = () => <PageError />;

/** The site, rendered inside a router. */
export function App({ academy, children }: { academy: Academy; children: ReactNode }) {
  return (
    <DirectionContext value={rightToLeft}>
      <ThemeProvider>
        <ErrorBoundary fallback={failedSite}>
          <LinkProvider value={RouterLink}>
            <AcademyProvider academy={academy}>{children}</AcademyProvider>
          </LinkProvider>
        </ErrorBoundary>
        <Toasts />
      </ThemeProvider>
    </DirectionContext>
  );
}
