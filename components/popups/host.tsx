'use client';

import { usePathname } from 'next/navigation';
import { Component, createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { isCodeLost } from '@/api/core/call-error';
import { endProgress, startProgress } from '@/lib/browser/progress';
import { knownPopup, loadPopup } from './load';
import { closeAllPopups, dropPopup, usePopups, type OpenPopup } from './store';

/** Where the open popups stand. They go when the page changes; the page itself never waits for their code. */
export function PopupHost() {
  const popups = usePopups();
  const path = usePathname();
  const before = useRef(path);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    closeAllPopups();
  }, [path]);

  return <Stack popups={popups} />;
}

function Stack({ popups }: { popups: readonly OpenPopup[] }) {
  const [popup, ...above] = popups;
  if (!popup) return null;
  return (
    <Guard key={popup.key} popupKey={popup.key}>
      <Loaded popup={popup} above={above.length > 0 ? <Stack popups={above} /> : null} />
    </Guard>
  );
}

function Loaded({ popup, above }: { popup: OpenPopup; above: ReactNode }) {
  const [parts, setParts] = useState(() => knownPopup(popup.name));
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (parts) return;
    startProgress();
    // without a network that is no defect: the page stays as it was, and says so
    const refused = (error: unknown) => (isCodeLost(error) ? notOpened(popup.key) : setFailure(error));
    loadPopup(popup.name).then(setParts, refused).finally(endProgress);
  }, [parts, popup.name, popup.key]);

  if (failure) throw failure;
  if (!parts) return null;
  const { Popup, context } = parts;
  return (
    <context.Provider value={{ popup, above }}>
      {createElement(Popup, popup.props as Record<string, unknown>)}
    </context.Provider>
  );
}

function notOpened(key: number): void {
  dropPopup(key);
  void import('@/components/ui/toast/toast-store').then(({ toast }) =>
    toast({
      kind: 'bad',
      text: navigator.onLine
        ? 'Не удалось открыть окно. Проверьте подключение и повторите.'
        : 'Нет сети: окно откроется, когда она появится.',
    }),
  );
}

/** A popup that can't be shown (its code did not arrive, it broke) leaves the page as it was, and says so. */
class Guard extends Component<{ popupKey: number; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    notOpened(this.props.popupKey);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
