import type { Me } from '@/api/me/queries';
import { PartError } from '@/components/blocks/part-error/part-error';
import { HistoryList } from '@/components/blocks/points-history/history-list';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Section } from '@/components/ui/section/section';
import { compareMarks, nameIn, type Brand } from '@/lib/domain/brands';
import { historyAddress } from './account-view';
import styles from './account.module.css';
import { NEWEST, type PointsData } from './load-account';
import { PopupOpener } from './popup-opener';

interface HistoryPartProps {
  history: PointsData['history'];
  me: Me;
  brands: readonly Brand[];
  mark: string | undefined;
  now: Date;
}

/** Newest ledger entries of one brand or of all; older ones are in a popup. */
export function HistoryPart({ history, me, brands, mark, now }: HistoryPartProps) {
  const marks = Object.keys(me.markPoints).sort(compareMarks);
  const nameOf = nameIn(brands);
  const brand = mark ? { brand: mark } : {};
  const transfer = me.totalPoints > 0 && (
    <div className={styles.aside}>
      <PopupOpener popup="points-transfer" kind="quiet" size="s" data-flush="end" {...brand}>
        Перевести
      </PopupOpener>
    </div>
  );
  return (
    <Section first id="history" title="История баллов" aside={transfer}>
      <Chips scroll label="Бренд" className={styles.chips}>
        <ChipLink href={historyAddress()} on={!mark} size="s">
          Все
        </ChipLink>
        {marks.map((slug) => (
          <ChipLink key={slug} href={historyAddress(slug)} on={mark === slug} size="s">
            {nameOf(slug)}
          </ChipLink>
        ))}
      </Chips>
      {history ? (
        <Lines {...{ history, mark, nameOf, now }} />
      ) : (
        <PartError what="Операции с баллами" href={historyAddress(mark)} />
      )}
    </Section>
  );
}

interface LinesProps {
  history: NonNullable<PointsData['history']>;
  mark: string | undefined;
  nameOf: (slug: string) => string;
  now: Date;
}

function Lines({ history, mark, nameOf, now }: LinesProps) {
  const { items, page } = history;
  if (items.length === 0) {
    return (
      <p className={styles.none}>
        {mark
          ? `На счёте ${nameOf(mark)} движений не было.`
          : 'Баллов пока не было. Пройдите тест или посмотрите видео: начисление появится здесь.'}
      </p>
    );
  }
  const total = page?.total ?? items.length;
  return (
    <>
      <HistoryList entries={items.slice(0, NEWEST)} now={now} />
      {total > NEWEST && (
        <div className={styles.more}>
          <PopupOpener popup="points-history" kind="second" size="s" {...(mark ? { brand: mark } : {})}>
            Вся история
          </PopupOpener>
        </div>
      )}
    </>
  );
}
