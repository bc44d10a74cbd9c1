'use client';

import { usePathname } from 'next/navigation';
import {
  Component,
  createElement,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isCodeLost } from '@/api/core/call-error';
import { endProgress, startProgress } from '@/lib/browser/progress';
import { whenIdle } from '@/lib/browser/when-idle';
import { hearPresses } from './presses';
import type { SlotContext } from './slot';
import { closeAllPopups, dropPopup, usePopups, type OpenPopup } from './store';
import type { PopupName } from './types';

/** Renders the open popups and closes them when the page changes; the page never waits for their code. */
export function PopupHost() {
  const popups = usePopups();
  const path = usePathname();
  const before = useRef(path);

  useEffect(hearPresses, []);
  // the list of popups is large: it is loaded after the page, and before most first presses
  useEffect(() => whenIdle(() => void toOpen().catch(() => undefined)), []);

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

type AnyPopup = ComponentType<Record<string, unknown>>;
interface Parts {
  Popup: AnyPopup;
  context: typeof SlotContext;
}

const known = new Map<PopupName, Parts>();

/** Loads the code that every popup needs. */
const toOpen = () => Promise.all([import('./registry'), import('./slot')]);

async function load(name: PopupName): Promise<Parts> {
  const [{ registry }, slot] = await toOpen();
  const parts = { Popup: (await registry[name]()) as AnyPopup, context: slot.SlotContext };
  known.set(name, parts);
  return parts;
}

function Loaded({ popup, above }: { popup: OpenPopup; above: ReactNode }) {
  const [parts, setParts] = useState(() => known.get(popup.name) ?? null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (parts) return;
    startProgress();
    load(popup.name).then(setParts, setFailure).finally(endProgress);
  }, [parts, popup.name]);

  if (failure) throw failure;
  if (!parts) return null;
  const { Popup, context } = parts;
  return (
    <context.Provider value={{ popup, above }}>
      {createElement(Popup, popup.props as Record<string, unknown>)}
    </context.Provider>
  );
}

/** Removes a popup that can't be shown (its code failed to load, it threw) and reports that with a toast. */
class Guard extends Component<{ popupKey: number; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    // code that could not be loaded is no defect, so it is not reported
    if (!isCodeLost(error)) reportError(error);
    dropPopup(this.props.popupKey);
    void import('@/components/ui/toast/toast-store').then(({ toast }) =>
      toast({
        kind: 'bad',
        text: `${navigator.onLine ? 'Не удалось открыть окно.' : 'Нет сети.'} Проверьте подключение и повторите.`,
      }),
    );
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
