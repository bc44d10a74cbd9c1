import type { Me } from '@/api/me/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import styles from './account.module.css';
import { MailingTick } from './mailing-tick';
import { PopupOpener } from './popup-opener';
import * as path from '@/lib/routes/path';

/** Letters, notifications and help. */
export function SettingsPart({ me }: { me: Me }) {
  return (
    <Section first title="Письма и помощь">
      <MailingTick id={me.id} agreed={me.mailingAgreement} />
      <div className={styles.rows}>
        <ButtonLink href={path.notifications()} kind="quiet" size="s" icon="bell">
          Настройки уведомлений
        </ButtonLink>
        <PopupOpener popup="cabinet-instruction" kind="quiet" size="s" icon="question">
          Как пользоваться порталом
        </PopupOpener>
      </div>
    </Section>
  );
}
