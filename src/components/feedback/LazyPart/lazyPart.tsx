import { useMounted } from '@mantine/hooks';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createChunk, subscribeChunks, type Chunk, type ChunkState } from '../../../lib/chunks.ts';
import { preloadWhenIdle } from '../../../lib/preloading.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { Notice, PartFailed } from '../Notice/Notice.tsx';

interface LazyPartOptions<Props> {
  /** Renders the loading state. Default: nothing. */
  loading?: (props: Props) => ReactNode;
  /** Renders the failed state. `line` is the error message with a retry button. Default: only `line`. */
  failed?: (line: ReactNode, props: Props) => ReactNode;
  /** Whether to prefetch the chunk in idle time. Default false. */
  ahead?: boolean;
}

/** Returns the loading state of a chunk. Rerenders the component when the state changes. */
export function useChunk(chunk: Pick<Chunk<unknown>, 'getState'>): ChunkState {
  return useSyncExternalStore(subscribeChunks, chunk.getState, chunk.getState);
}

/** A chunk, and the component that suspends until the chunk has loaded. */
export interface LazyComponent<Props> {
  chunk: Chunk<ComponentType<Props>>;
  Component: ComponentType<Props>;
}

/** Creates a component in a chunk of its own. If the chunk has loaded, the component renders without suspending. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const chunk = createChunk(load);
  const Lazy = lazy(async () => ({ default: await chunk.load() }));
  function Component(props: Props) {
    // The component is chosen once per mount, because replacing `Lazy` later would remount the content.
    const [Shown] = useState<ComponentType<Props>>(() => chunk.getPart() ?? Lazy);
    return <Shown {...props} />;
  }
  return { chunk, Component };
}

/**
 * Creates a component whose code loads when the component is first shown. If loading fails, an error message with a
 * retry button takes its place. An error boundary around the component catches render errors.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = () => null, failed = (line) => line, ahead = false }: LazyPartOptions<Props> = {},
) {
  const { chunk, Component } = lazyComponent(load);
  if (ahead) preloadWhenIdle(chunk);

  function Awaited(props: Props) {
    const state = useChunk(chunk);
    if (state !== 'offline' && state !== 'gone') return loading(props);
    return failed(<PartFailed state={state} onRetry={() => void chunk.load()} />, props);
  }

  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary>
        <Suspense fallback={<Awaited {...props} />}>
          <Component {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** The props of every dialog. */
export interface DialogProps {
  opened: boolean;
  /** Called on Escape, on a click outside the dialog, and by the dialog's buttons. */
  onClose: () => void;
}

/**
 * Creates a dialog, drawer or menu whose code loads on first opening. The dialog then stays mounted, so that closing
 * can be animated. If loading fails, an error message with a retry button is shown at the bottom of the screen.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  { ahead = false } = {},
) {
  const { chunk, Component } = lazyComponent(load);
  if (ahead) preloadWhenIdle(chunk);

  /**
   * Mounts the dialog closed and then opens it, because Mantine remembers the focused element only when `opened`
   * changes.
   */
  function Arrived(props: Props) {
    const arrived = useMounted();
    return <Component {...props} opened={props.opened && arrived} />;
  }

  function Awaited({ opened, onClose }: DialogProps) {
    const state = useChunk(chunk);
    if (!opened) return null;
    if (state !== 'offline' && state !== 'gone') return <Notice loading />;
    return <PartFailed floating state={state} onRetry={() => void chunk.load()} onClose={onClose} />;
  }

  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <ErrorBoundary>
        <Suspense fallback={<Awaited opened={props.opened} onClose={props.onClose} />}>
          <Arrived {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
