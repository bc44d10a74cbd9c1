import { Wrap } from '@/components/ui/wrap/wrap';
import { FAILURE_TITLE, failureText, isAbsent } from '@/lib/http/failure-words';
import * as paths from '@/lib/routes/path';
import styles from './error-page.module.css';
import { FailedPath } from './failed-path';
import { pictureOf } from './pictures';

export interface ErrorPageProps {
  status: number;
  /** The address that was not found, where the server knows it; else the browser's address is shown. */
  path?: string;
  /** The reason why the page is closed to the person; replaces the words «not found». */
  closed?: string;
  /** Clears the error before going home. */
  onHome?: () => void;
}

const [BEFORE, AFTER] = FAILURE_TITLE.split('что-то');

/** Reloads the current address with its query. */
const again = () => window.location.reload();

/** The page of any fatal error (specification, section 2): picture by status, fixed words, a link home. */
export function ErrorPage({ status, path, closed, onHome }: ErrorPageProps) {
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
          {BEFORE}
          <span className={styles.whole}>что-то</span>
          {AFTER}
        </h1>
        <p>{closed ?? failureText(status)}</p>
        {!closed && <FailedPath path={path} />}
        <div className={styles.ways}>
          {!isAbsent(status) && (
            <button type="button" className={styles.home} onClick={again}>
              Повторить
            </button>
          )}
          {/* not a router link: a load of the document discards the broken state */}
          <a className={isAbsent(status) ? styles.home : styles.second} href={paths.home()} onClick={onHome}>
            Перейти на главную
          </a>
          {isAbsent(status) && (
            <a className={styles.second} href={paths.search()}>
              Найти на портале
            </a>
          )}
        </div>
      </div>
    </Wrap>
  );
}
