import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';
import styles from './home.module.css';
import * as path from '@/lib/routes/path';

/** Tells a signed-in person why a letter's link to a new password opened this page, and what to do. */
export function PasswordLinkNote() {
  return (
    <Note role="status" className={styles.linkNote}>
      Вы уже вошли, поэтому ссылка из письма не открылась. Чтобы задать по ней новый пароль, выйдите и
      откройте её ещё раз. Если помните нынешний пароль, смените его в{' '}
      <TextLink href={path.accountSecurity()}>личном кабинете</TextLink>.
    </Note>
  );
}
