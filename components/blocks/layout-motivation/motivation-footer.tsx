import { Anchor } from '@/components/ui/anchor/anchor';
import { Wrap } from '@/components/ui/wrap/wrap';
import { env } from '@/lib/config/portal';
import { PROGRAMME_NAME } from '@/lib/domain/programme-words';
import * as path from '@/lib/routes/path';
import { CookieSettings } from '../cookie-settings/cookie-settings';
import { ThemeChoice } from '../theme-choice/theme-choice';
import styles from '../footer/footer.module.css';

/** Footer of the programme: frequent questions and its e-mail. */
export function MotivationFooter() {
  const { PROGRAMME_EMAIL: email } = env();
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.row}>
        <span>{PROGRAMME_NAME}</span>
        <Anchor href={`${path.programme()}#faq`} className={styles.link}>
          Частые вопросы
        </Anchor>
        {email && (
          <Anchor href={`mailto:${email}`} className={styles.link}>
            {email}
          </Anchor>
        )}
        <CookieSettings />
        <ThemeChoice />
      </Wrap>
    </footer>
  );
}
