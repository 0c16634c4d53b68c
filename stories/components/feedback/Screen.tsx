import type { ReactNode } from 'react';

/** A screen in small: what is fixed stands at its foot. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', height: 260, transform: 'translateZ(0)' }}>{children}</div>
);
