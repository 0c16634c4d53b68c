import { useMounted } from '@mantine/hooks';
import { Suspense, useState, type ReactNode } from 'react';

interface OnceOpenedProps {
  opened: boolean;
  children: (opened: boolean) => ReactNode;
}

/** Loads a dialog when it is first opened, and keeps it from then on, so that it can also close with grace. */
export function OnceOpened({ opened, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return (
    <Suspense fallback={null}>{wasOpened && <OpenedOnArrival opened={opened}>{children}</OpenedOnArrival>}</Suspense>
  );
}

/** Opens a dialog only after it has arrived closed: it gives the focus back to where that was when it opened. */
function OpenedOnArrival({ opened, children }: OnceOpenedProps) {
  const arrived = useMounted();
  return children(opened && arrived);
}
