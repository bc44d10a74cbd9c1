import { useEffect, useRef } from 'react';
import { openPopup } from '@/components/popups/store';
import { guardSteps } from '@/lib/browser/first-popstate';
import { isPlainPress } from '@/lib/browser/plain-press';
import { endProgress, startProgress } from '@/lib/browser/progress';
import { isAnotherPage } from '@/lib/browser/soft-navigation';
import type { DraftKeeper, Kept } from './draft-keeper';

function leaveWords(kept: Kept): string {
  switch (kept.kind) {
    case 'local':
      return 'Нет сети: последние правки есть только на этом устройстве.';
    case 'elsewhere':
      return 'Черновик правили и в другом месте: эти правки не сохранены.';
    case 'refused':
      return `Последние правки не сохранены: ${kept.text}`;
    default:
      return 'Последние правки ещё не сохранены.';
  }
}

interface Popups {
  popup?: { depth: number };
}
/** The number of history entries that open popups have added. */
const popupDepth = () => (window.history.state as Popups | null)?.popup?.depth ?? 0;

/** Makes the question's history entry a plain one, so that closing the question does not undo the navigation. */
function settleHere(): void {
  const { popup: _popup, ...state } = (window.history.state ?? {}) as Popups;
  window.history.replaceState(state, '');
}

/** The link of this press, when it leads to another page without a load of the document. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event) || event.defaultPrevented) return null;
  return link.target || link.hasAttribute('download') || !isAnotherPage(link.href) ? null : link;
}

/**
 * Delays leaving by a link or by «Назад» until the draft is saved; asks the person when it can't be. On unload of the
 * document the browser asks its own question (`useDraft`).
 */
export function useLeaveGuard(keeper: DraftKeeper): void {
  const entry = useRef<unknown>(null);
  useEffect(() => {
    if (popupDepth() === 0) entry.current = window.history.state;
  });

  useEffect(() => {
    let isFree = false;
    const here = window.location.href;

    async function letGo(leave: () => void): Promise<void> {
      startProgress();
      await keeper.flush().finally(endProgress);
      const go = () => {
        isFree = true;
        leave();
      };
      if (!keeper.isPending) return go();
      openPopup('confirm', {
        title: 'Уйти со страницы?',
        text: leaveWords(keeper.state),
        yes: 'Уйти',
        no: 'Остаться',
        danger: true,
        needsNetwork: false,
        onYes: go,
      });
    }

    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || isFree || !keeper.isPending) return;
      event.preventDefault();
      event.stopPropagation();
      void letGo(() => {
        settleHere();
        // the link opens by its own handler; one that was removed meanwhile, with its menu, opens by the browser
        if (link.isConnected) link.click();
        else window.location.assign(link.href);
      });
    };
    const stop = guardSteps((event) => {
      if (isFree || !keeper.isPending || window.location.href === here) return;
      event.stopImmediatePropagation();
      // the page stays, so its history entry is restored
      window.history.pushState(entry.current, '', here);
      void letGo(() => window.history.go(-1 - popupDepth()));
    });
    window.addEventListener('click', onClick, true);
    return () => {
      stop();
      window.removeEventListener('click', onClick, true);
    };
  }, [keeper]);
}
