import { opensPlainPopup } from '@/components/popups/plain';
import { ButtonLink } from '@/components/ui/button/button';
import * as path from '@/lib/routes/path';

/** Opens the question form over the page; without a script, or in a new tab, it leads to the page of questions. */
export function AskButton() {
  return (
    <ButtonLink href={`${path.questions()}#ask`} icon="question" {...opensPlainPopup('ask-question')}>
      Спросить любого эксперта
    </ButtonLink>
  );
}
