import type { PlayProps } from './play';
import styles from './play.module.css';
import { Result } from './result';
import type { SavingState } from './state-saver';
import { useModule } from './use-module';

const SAVING: Readonly<Record<SavingState, string>> = {
  idle: '',
  saving: 'Сохраняем…',
  saved: 'Сохранено: продолжить можно на любом устройстве',
  failed: 'Не сохранилось: нет связи. Попробуем ещё раз',
};

/** The module in its frame: no origin, no cookies, no way to this page but messages. */
export function Stage({ module, userId, listHref, filePath }: PlayProps & { filePath: string }) {
  const { id, title, state, stateSavedAt, isFinished } = module;
  const { frame, name, height, result, saving } = useModule({ id, userId, state, stateSavedAt, isFinished });
  return (
    <>
      <div className={styles.stage}>
        <iframe
          ref={frame}
          name={name}
          src={filePath}
          title={`Модуль «${title}»`}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          className={styles.frame}
          style={{ height: height || undefined }}
        />
      </div>
      <p className={styles.saved} role="status">
        {SAVING[saving]}
      </p>
      <Result module={module} result={result} listHref={listHref} />
    </>
  );
}
