import { PopupButton } from '../popup-button/popup-button';

/** The way back to the choice: at the foot of every page, signed in or not, for it must be as near as the consent was. */
export function CookieSettings({ className }: { className?: string }) {
  return (
    <PopupButton popup="cookies" className={className}>
      Настройки cookie
    </PopupButton>
  );
}
