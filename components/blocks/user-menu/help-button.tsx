import { Icon } from '@/components/ui/icon/icon';
import { PopupButton } from '../popup-button/popup-button';

/** Button that opens help on using the portal. */
export function HelpButton() {
  return (
    <PopupButton popup="cabinet-instruction">
      <Icon name="question" size="s" />
      Помощь
    </PopupButton>
  );
}
