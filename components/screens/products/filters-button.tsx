'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { pressLoaded } from '@/components/blocks/press-loaded/press-loaded';
import type { ProductsView } from './products-view';

interface FiltersButtonProps {
  view: ProductsView;
  /** Id of the popover with the filters, which the browser opens without scripts or before they load. */
  plain: string;
  className: string | undefined;
  children: ReactNode;
}

/** Opens every filter as a popup. */
export function FiltersButton({ view, plain, className, children }: FiltersButtonProps) {
  const router = useRouter();
  const open = pressLoaded(
    () => import('./open-filters'),
    ({ openFilters }) => openFilters(view, (href) => router.push(href, { scroll: false })),
  );
  return (
    <button
      type="button"
      popoverTarget={plain}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {children}
    </button>
  );
}
