'use client';

import type { MouseEvent } from 'react';
import { openPopup } from '@/components/popups/store';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import styles from './search-button.module.css';

/** Opens searching over the page; without a script it leads to the page of results, which has the form too. */
export function SearchButton() {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openPopup('search');
  };
  return (
    <Anchor href="/search-results" className={styles.button} onClick={open}>
      <Icon name="search" />
      <Hidden>Поиск по порталу</Hidden>
    </Anchor>
  );
}
