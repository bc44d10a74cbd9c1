/** Popups that need nothing from the page around them: an element names one in `data-popup` and opens it when pressed. */
export type PlainPopup =
  | 'rules'
  | 'programme-rules'
  | 'cabinet-instruction'
  | 'cookies'
  | 'points-history'
  | 'search'
  | 'ask-question';

/** For a link that opens a popup when it is pressed plainly; in a new tab or without scripts it leads on. */
export const opensPlainPopup = (popup: PlainPopup) =>
  ({ 'data-popup': popup, 'aria-haspopup': 'dialog' }) as const;
