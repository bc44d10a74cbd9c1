'use client';

import { useEffect, useRef } from 'react';
import { beforeRouter } from '@/lib/browser/first-popstate';
import { isLeaving, isMoving, step, stepDone } from '@/lib/browser/history-steps';

type Marked = { popup?: { of: string; depth: number } } | null;
type Close = { current: () => void };

/** Distinguishes our history entries from those made before a reload. */
const OURS = Math.random().toString(36).slice(2);
/** The close functions of open popups, the top one last. */
const open: Close[] = [];
/** The address of all history entries of the open popups. */
let address = '';
/** The depth of popup entries at the last check. */
let stood = 0;
/** Length of the history after the last added entry: a navigation that continued from it would have changed it. */
let made = 0;

/** The number of popup entries up to the current one; 0 for an entry of a later navigation. */
function depthOf(state: unknown): number {
  const mark = (state as Marked)?.popup;
  return mark?.of === OURS ? mark.depth : 0;
}

/** The depth of the current entry; the last known one when the router has cleared its state, as a refresh does. */
function currentDepth(): number {
  const { history, location } = window;
  const isCleared = !depthOf(history.state) && location.href === address && history.length === made;
  return isCleared ? stood : depthOf(history.state);
}

/** Handles popstate: hides a step between our own entries from the router, because the page under them is the same. */
function moved(event: PopStateEvent) {
  const isHere = window.location.href === address;
  if (isHere) event.stopImmediatePropagation();
  if (isMoving()) {
    stepDone();
    return follow();
  }
  const depth = depthOf(event.state);
  // the person went back from the entry of a closed popup that is not removed yet: the step is meant for the page
  const isSpare = isHere && depth < stood && depth >= open.length;
  stood = depth;
  if (isSpare) return window.history.back();
  for (const close of open.slice(depth).reverse()) close.current();
}

/** Adds the missing history entries of open popups and removes those of closed ones. */
function follow(): void {
  if (isMoving() || isLeaving()) return;
  const depth = currentDepth();
  stood = open.length;
  if (depth > open.length) return step(open.length - depth);
  for (let next = depth + 1; next <= open.length; next += 1) {
    const state = window.history.state as object;
    window.history.pushState({ ...state, popup: { of: OURS, depth: next } }, '');
    made = window.history.length;
  }
  if (open.length === 0) beforeRouter(null);
}

/**
 * Adds a history entry for an open popup, so that the back gesture closes the popup and keeps the page. A popup closed
 * in another way removes its entry, unless a navigation has already continued from it. A popup that opens while another
 * one closes reuses its entry.
 */
export function useBackClose(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));

  useEffect(() => {
    if (!isOpen) return;
    if (open.length === 0) address = window.location.href;
    open.push(close);
    beforeRouter(moved);
    follow();
    return () => {
      open.splice(open.indexOf(close), 1);
      setTimeout(follow);
    };
  }, [isOpen]);
}
