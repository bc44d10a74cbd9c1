import { Wrap } from '@/components/ui/wrap/wrap';
import styles from './error-page.module.css';
import { pictureOf } from './pictures';

export interface ErrorPageProps {
  status: number;
  /** The address nothing is at. */
  path?: string;
  /** Clears the error before going home. */
  onHome?: () => void;
}

const AWAY = 'Подождите немного и попробуйте ещё раз.';
const ABSENT = 'Такой страницы нет. Возможно, она устарела или удалена, либо в адресе опечатка.';

/** This very address anew, its query too. */
const again = () => window.location.reload();

/** Any fatal error (specification, section 2): picture by status, fixed words, the way home. */
export function ErrorPage({ status, path, onHome }: ErrorPageProps) {
  const picture = pictureOf(status);
  return (
    <Wrap className={styles.page}>
      {picture && (
        <picture className={styles.picture}>
          <source media="(min-width: 768px)" srcSet={picture.wide} width={1440} height={640} />
          <img src={picture.narrow} alt="" width={960} height={720} />
        </picture>
      )}
      <div className={styles.words}>
        <h1>
          Кажется, <span className={styles.whole}>что-то</span> пошло не так...
        </h1>
        {status === 404 && <p>{ABSENT}</p>}
        {path && (
          <p className={styles.path}>
            Адрес: <code>{path}</code>
          </p>
        )}
        {status !== 404 && <p>{AWAY}</p>}
        <div className={styles.ways}>
          {status !== 404 && (
            <button type="button" className={styles.home} onClick={again}>
              Повторить
            </button>
          )}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a new load leaves behind what broke this one */}
          <a className={status === 404 ? styles.home : styles.second} href="/" onClick={onHome}>
            Перейти на главную
          </a>
        </div>
      </div>
    </Wrap>
  );
}
