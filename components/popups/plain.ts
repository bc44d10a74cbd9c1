/** Popups without props: an element with the popup's name in `data-popup` opens it when pressed. */
export type PlainPopup =
  | 'rules'
  | 'programme-rules'
  | 'cabinet-instruction'
  | 'cookies'
  | 'points-history'
  | 'search'
  | 'ask-question';

/** Attributes of a link that opens a popup on a plain press; in a new tab or without scripts it opens its address. */
export const opensPlainPopup = (popup: PlainPopup) =>
  ({ 'data-popup': popup, 'aria-haspopup': 'dialog' }) as const;
