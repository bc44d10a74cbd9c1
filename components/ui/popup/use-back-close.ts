'use client';

import { useEffect, useRef } from 'react';
import { beforeRouter } from '@/lib/browser/first-popstate';
import { isLeaving, isMoving, step, stepDone } from '@/lib/browser/history-steps';

type Marked = { popup?: { of: string; depth: number } } | null;
type Close = { current: () => void };

/** Tells our steps of history from those of this page before a reload. */
const OURS = Math.random().toString(36).slice(2);
/** The open popups, the one on top last. */
const open: Close[] = [];
/** The address they opened on: all their steps have it. */
let address = '';
/** On how many of their steps history stood when it was last looked at. */
let stood = 0;

/** How many steps of open popups history stands on; none once a navigation has gone on from them. */
function depthOf(state: unknown): number {
  const mark = (state as Marked)?.popup;
  return mark?.of === OURS ? mark.depth : 0;
}

/** The router must not see a step over our own entries: the page under them is the same. Any other step is its own. */
function moved(event: PopStateEvent) {
  const isHere = window.location.href === address;
  if (isHere) event.stopImmediatePropagation();
  if (isMoving()) {
    stepDone();
    return follow();
  }
  const depth = depthOf(event.state);
  // the person's own back, over the step of one that has closed and could not take it yet: it is meant for the page
  const isSpare = isHere && depth < stood && depth >= open.length;
  stood = depth;
  if (isSpare) return window.history.back();
  for (const close of open.slice(depth).reverse()) close.current();
}

/** Gives every open popup its step, and takes back the steps of closed ones. */
function follow(): void {
  if (isMoving() || isLeaving()) return;
  const depth = depthOf(window.history.state);
  stood = Math.max(depth, open.length);
  if (depth > open.length) return step(open.length - depth);
  for (let next = depth + 1; next <= open.length; next += 1) {
    const state = window.history.state as object;
    window.history.pushState({ ...state, popup: { of: OURS, depth: next } }, '');
  }
  if (open.length === 0) beforeRouter(null);
}

/**
 * Gives an open popup its own step of history, so that the back gesture closes it and leaves the page. Closed
 * otherwise, it takes the step back, unless a navigation has already gone on from it. A popup that opens while
 * another closes takes over its step.
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
