import { useMounted } from '@mantine/hooks';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { createChunk, subscribeChunks, type Chunk, type ChunkState } from '../../../lib/chunks.ts';
import { preloadWhenIdle } from '../../../lib/preloading.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { Notice, PartFailed } from '../Notice/Notice.tsx';

interface LazyPartOptions<Props> {
  /** Shown while it is on its way. Default nothing. */
  loading?: (props: Props) => ReactNode;
  /** Shown when it did not come, with the line that says so. Default that line alone. */
  failed?: (line: ReactNode, props: Props) => ReactNode;
  /** Fetch it in the browser's idle time, before it is needed. Default false. */
  ahead?: boolean;
}

/** How far a part of the program is, live. */
export function useChunk(chunk: Pick<Chunk<unknown>, 'getState'>): ChunkState {
  return useSyncExternalStore(subscribeChunks, chunk.getState, chunk.getState);
}

/** A component that suspends until its chunk is there, however many tries that takes, and the chunk. */
export interface LazyComponent<Props> {
  chunk: Chunk<ComponentType<Props>>;
  Component: ComponentType<Props>;
}

/** A component in a chunk of its own; one that is there already shows without a pause. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const chunk = createChunk(load);
  const Lazy = lazy(async () => ({ default: await chunk.load() }));
  function Component(props: Props) {
    // Chosen once: the other one would be another component, and begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => chunk.getPart() ?? Lazy);
    return <Shown {...props} />;
  }
  return { chunk, Component };
}

/**
 * A component that is loaded when it is first shown. While it is missing, its place says so and offers another try; a
 * failure inside it stays inside.
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

/** What every dialog takes. */
export interface DialogProps {
  /** Is it open? */
  opened: boolean;
  /** Called by its buttons, by Escape and by a press beside it. */
  onClose: () => void;
}

/**
 * A dialog, drawer or menu that is loaded when it is first opened and then kept, so that it can also close with grace. It
 * arrives closed: what had the focus when it opens gets it back when it closes. One that does not come says so at the foot
 * of the screen.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  { ahead = false } = {},
) {
  const { chunk, Component } = lazyComponent(load);
  if (ahead) preloadWhenIdle(chunk);

  /** Opened only when it is there: Mantine remembers the focus at that moment. */
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
