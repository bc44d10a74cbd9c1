import { Icon } from '@/components/ui/icon/icon';
import { PopupButton } from '../popup-button/popup-button';

/** How the portal is used. */
export function HelpButton() {
  return (
    <PopupButton popup="cabinet-instruction">
      <Icon name="question" size="s" />
      Помощь
    </PopupButton>
  );
}
