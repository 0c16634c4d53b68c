import { Component, type ReactNode } from 'react';
import { tellFailure } from '../../../lib/failure.ts';
import { fa } from '../../../text/fa.ts';
import { FailedState } from '../FailedState/FailedState.tsx';

interface ErrorBoundaryProps {
  /** The content that may fail. */
  children: ReactNode;
  /** A key, such as the path. When the key changes after an error, the content is rendered again. */
  resetKey?: string;
  /** Renders a fallback for content that failed. Default: a `FailedState` with a retry button. */
  fallback?: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** Catches render errors of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    tellFailure(error);
  }

  retry = () => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback) return fallback(this.retry);
    return (
      <div role="alert">
        <FailedState message={fa.errors.partFailed} onRetry={this.retry} />
      </div>
    );
  }
}
