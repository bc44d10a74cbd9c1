'use client';

import { createContext, useContext } from 'react';
import type { Kept } from './draft-keeper';

/** The editor as its parts use it. */
export interface EditorState {
  kept: Kept;
  isBusy: boolean;
  /** Whether the item is new, with no saved version. */
  isNew: boolean;
  /** Whether the form differs from the saved version, or is a draft of a new item. */
  hasDraft: boolean;
  send: (intent: string) => void;
  /** Discards what is not saved. */
  discard: () => void;
  /** Saves over the draft of another tab, or continues with it. */
  writeOver: () => void;
  takeOther: () => void;
  /** Saves the draft before the link to a page that reads it. */
  flush: () => Promise<void>;
  history: { counts: { past: number; future: number }; undo: () => void; redo: () => void };
}

export const EditorContext = createContext<EditorState | null>(null);

export function useEditorState(): EditorState {
  const state = useContext(EditorContext);
  if (!state) throw new Error('A part of an editor outside of <EditorForm>');
  return state;
}
