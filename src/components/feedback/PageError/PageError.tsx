import { reloadPage } from '../../../lib/reload.ts';
import { fa } from '../../../text/fa.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { FailedState } from '../FailedState/FailedState.tsx';

interface PageErrorProps {
  /** What went wrong. Default the text of a page that failed. */
  message?: string;
  /** Tries again. Default: loads the page anew. */
  onRetry?: () => void;
}

/** An error in place of a whole page. */
export function PageError({ message = fa.errors.pageFailed, onRetry }: PageErrorProps) {
  return (
    <Page>
      <FailedState
        component="h1"
        message={message}
        onRetry={onRetry ?? reloadPage}
        retryLabel={onRetry ? fa.common.retry : fa.errors.reload}
      />
    </Page>
  );
}
