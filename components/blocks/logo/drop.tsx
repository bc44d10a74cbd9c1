import type { ReactNode } from 'react';

/** The drop shared by both logos; `children` are drawn in it. */
export function Drop({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z" />
      {children}
    </svg>
  );
}
