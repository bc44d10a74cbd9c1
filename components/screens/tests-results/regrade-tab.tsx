import type { Refused } from '@/api/core/server';
import type { TestRegrade } from '@/api/regrades/queries';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { Note } from '@/components/ui/note/note';
import { Table } from '@/components/ui/table/table';
import { formatDateTime } from '@/lib/format/date';
import { counted, formatNumber, points as pointsWords, signed } from '@/lib/format/number';
import { PayRegrade, UndoRegrade } from './regrade-acts';
import { RegradeRun } from './regrade-run';
import styles from './results.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
type Change = TestRegrade['gains'][number];

/** What today's key would change for those who have sent the test: shown, then paid, then perhaps undone. */
export function RegradeTab({ regrade }: { regrade: TestRegrade }) {
  const { id, looked, gains, losses, gainsCount, lossesCount, points, last, isUnderWay } = regrade;
  return (
    <ResultsTab>
      <p>
        Проверено: {counted(looked, PEOPLE)}. Ответы каждого посчитаны заново по ключу опубликованной версии.
        {gainsCount === 0 && ' Никому ничего не причитается.'}
      </p>
      {isUnderWay && <RegradeRun id={id} />}
      {gainsCount > 0 && (
        <section aria-labelledby="gains" className={styles.changes}>
          <h2 id="gains">
            Получат больше: {counted(gainsCount, PEOPLE)}, {pointsWords(points)}
          </h2>
          <Changes caption="Получат больше" list={gains} count={gainsCount} />
          {!isUnderWay && <PayRegrade id={id} people={gainsCount} points={points} />}
        </section>
      )}
      {lossesCount > 0 && (
        <section aria-labelledby="losses" className={styles.changes}>
          <h2 id="losses">Получили лишнее: {counted(lossesCount, PEOPLE)}</h2>
          <p>Ничего не списываем: люди отвечали по тому ключу, который был.</p>
          <Changes caption="Получили лишнее" list={losses} count={lossesCount} />
        </section>
      )}
      {last && (
        <section aria-labelledby="last" className={styles.changes}>
          <h2 id="last">Последний пересчёт</h2>
          <p>
            {formatDateTime(last.at)}: {counted(last.people, PEOPLE)}, {pointsWords(last.points)}.
          </p>
          {!isUnderWay && <UndoRegrade id={id} batch={last.batch} />}
        </section>
      )}
    </ResultsTab>
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  'nothing-published': 'Пересчитать нельзя: тест ещё не опубликован.',
  'still-scoring': 'Ваш прошлый пересчёт ответов ещё идёт. Обновите страницу через минуту.',
  'too-many-previews': 'За последний час вы слишком часто пересчитывали ответы. Откройте эту вкладку позже.',
};

/** Refusal of the whole regrade: there is no key yet, or the person has made too many requests. */
export function NoRegrade({ refused }: Refused) {
  return (
    <ResultsTab>
      <Note kind="warn">{REFUSED[refused]}</Note>
    </ResultsTab>
  );
}

function Changes({ caption, list, count }: { caption: string; list: readonly Change[]; count: number }) {
  return (
    <>
      {count > list.length && (
        <p className={styles.small}>
          Показаны первые {formatNumber(list.length)} из {formatNumber(count)}.
        </p>
      )}
      <Table
        caption={caption}
        columns={[
          { key: 'name', label: 'Кто', place: 'lead' },
          { key: 'before', label: 'Было', number: true },
          { key: 'after', label: 'Стало', number: true },
          { key: 'change', label: 'Разница', number: true },
          { key: 'passed', label: 'Итог' },
        ]}
        rows={list.map(({ name, before, after, change, nowPasses }, at) => ({
          id: String(at),
          name,
          before: formatNumber(before),
          after: formatNumber(after),
          change: signed(change),
          passed: nowPasses ? 'теперь пройден' : '—',
        }))}
      />
    </>
  );
}
