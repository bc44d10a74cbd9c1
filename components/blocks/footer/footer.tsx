import { moscowParts } from '@/lib/domain/moscow';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Wrap } from '@/components/ui/wrap/wrap';
import { CookieSettings } from '../cookie-settings/cookie-settings';
import { PopupButton } from '../popup-button/popup-button';
import { ThemeChoice } from '../theme-choice/theme-choice';
import * as path from '@/lib/routes/path';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.row}>
        <span>Портал для специалистов аптек</span>
        <PopupButton popup="rules">Правила программы</PopupButton>
        <PopupButton popup="cabinet-instruction">Как пользоваться порталом</PopupButton>
        <Anchor href={path.questions()} className={styles.link}>
          Задать вопрос
        </Anchor>
        <CookieSettings />
        <ThemeChoice />
        <span className={styles.year}>© {moscowParts(new Date()).year}</span>
      </Wrap>
    </footer>
  );
}
