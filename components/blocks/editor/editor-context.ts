'use client';

import { createContext, useContext } from 'react';
import type { Kept } from './draft-keeper';

/** What the parts of an editor ask of it. */
export interface EditorState {
  kept: Kept;
  isBusy: boolean;
  /** Nothing of it is saved yet. */
  isNew: boolean;
  /** The form differs from the saved version, or is a draft of something new. */
  hasDraft: boolean;
  send: (intent: string) => void;
  /** Gives up what is not saved. */
  discard: () => void;
  /** Writes over what another tab kept, or goes on with it. */
  writeOver: () => void;
  takeOther: () => void;
  /** Before a page that reads the draft. */
  flush: () => Promise<void>;
  history: { counts: { past: number; future: number }; undo: () => void; redo: () => void };
}

export const EditorContext = createContext<EditorState | null>(null);

export function useEditorState(): EditorState {
  const state = useContext(EditorContext);
  if (!state) throw new Error('A part of an editor outside of <EditorForm>');
  return state;
}
