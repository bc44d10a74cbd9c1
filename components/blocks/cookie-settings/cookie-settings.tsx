import { PopupButton } from '../popup-button/popup-button';

/** Reopens the cookie choice; in the footer of every page, signed in or not: revoking must be as easy as consenting. */
export function CookieSettings({ className }: { className?: string }) {
  return (
    <PopupButton popup="cookies" className={className}>
      Настройки cookie
    </PopupButton>
  );
}
