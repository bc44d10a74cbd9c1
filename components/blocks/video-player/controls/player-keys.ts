/** Act of a key in the player. */
export type KeyAct =
  { kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' } | { kind: 'seek' | 'volume'; by: number };

const STEP = 5;
const LEAP = 10;
const LOUDER = 0.1;

const ACTS: Readonly<Record<string, KeyAct>> = {
  Space: { kind: 'toggle' },
  KeyK: { kind: 'toggle' },
  KeyJ: { kind: 'seek', by: -LEAP },
  KeyL: { kind: 'seek', by: LEAP },
  ArrowLeft: { kind: 'seek', by: -STEP },
  ArrowRight: { kind: 'seek', by: STEP },
  ArrowUp: { kind: 'volume', by: LOUDER },
  ArrowDown: { kind: 'volume', by: -LOUDER },
  KeyM: { kind: 'mute' },
  KeyF: { kind: 'fullscreen' },
  KeyC: { kind: 'captions' },
};

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'target'>;

/**
 * Matches keys by position, not by letter: on a Russian keyboard K is «Л». A focused button keeps its space, the volume
 * its arrows; combinations with Ctrl, Alt or Shift are ignored. Active only inside the player (WCAG 2.1.4).
 */
export function keyAct({ code, target, ...held }: Pressed): KeyAct | null {
  if (held.ctrlKey || held.altKey || held.metaKey || held.shiftKey) return null;
  const act = Object.hasOwn(ACTS, code) ? ACTS[code] : undefined;
  if (!act) return null;
  const on = target instanceof HTMLElement ? target : null;
  if (code === 'Space' && on?.closest('button')) return null;
  if (code.startsWith('Arrow') && on?.hasAttribute('data-volume')) return null;
  return act;
}
