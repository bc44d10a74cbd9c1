import { Wrap } from '@/components/ui/wrap/wrap';
import { FAILURE_TITLE, failureText, isAbsent } from '@/lib/http/failure-words';
import * as paths from '@/lib/routes/path';
import styles from './error-page.module.css';
import { FailedPath } from './failed-path';
import { pictureOf } from './pictures';

export interface ErrorPageProps {
  status: number;
  /** The address nothing is at, where the server knows it; else the browser says it. */
  path?: string;
  /** Why what the person asked for is closed to them: stands in place of the words for what is not there. */
  closed?: string;
  /** Clears the error before going home. */
  onHome?: () => void;
}

const [BEFORE, AFTER] = FAILURE_TITLE.split('что-то');

/** This very address anew, its query too. */
const again = () => window.location.reload();

/** Any fatal error (specification, section 2): picture by status, fixed words, the way home. */
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
          {/* no link of the router: a new load leaves behind what broke this one */}
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
