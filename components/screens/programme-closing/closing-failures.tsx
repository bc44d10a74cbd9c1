import type { ProgrammeClosing } from '@/api/programme/queries';
import { Section } from '@/components/ui/section/section';
import { Table, type Column } from '@/components/ui/table/table';
import { counted, formatNumber } from '@/lib/format/number';

type Failure = ProgrammeClosing['failures'][number];

const COLUMNS: Column[] = [
  { key: 'name', label: 'Участник', place: 'lead' },
  { key: 'why', label: 'Почему', place: 'full' },
];
const rowsOf = (failures: readonly Failure[]) =>
  failures.map(({ memberId, name, detail }) => ({ id: memberId, name, why: detail }));

/** People for whom the last try failed, to move their points or to undo the move. */
export function Failures({ closing: { failures } }: { closing: ProgrammeClosing }) {
  const [move, undo] = (['move', 'undo'] as const).map((act) => failures.filter((one) => one.act === act));
  return (
    <>
      {move && move.length > 0 && (
        <Section
          title="Не вышло перенести"
          lead="Нажмите «Перенести» ещё раз: попробуем снова, никто не получит баллы дважды."
        >
          <Table caption="Кому не удалось перенести баллы" columns={COLUMNS} rows={rowsOf(move)} />
        </Section>
      )}
      {undo && undo.length > 0 && (
        <Section
          title="Не вышло отменить"
          lead="У этих участников всё осталось как было. Отмену можно нажать ещё раз: у остальных ничего не изменится."
        >
          <Table caption="У кого не удалось отменить перенос" columns={COLUMNS} rows={rowsOf(undo)} />
        </Section>
      )}
    </>
  );
}

const ATTEMPTS = ['попытка', 'попытки', 'попыток'] as const;
const ATTEMPT_COLUMNS: Column[] = [
  { key: 'name', label: 'Участник', place: 'lead' },
  { key: 'test', label: 'Тест', place: 'full' },
];

/** Attempts that could not be scored: after the move their points are not paid any more. */
export function FailedAttempts({ closing: { attempts } }: { closing: ProgrammeClosing }) {
  const { failed, failures } = attempts;
  if (failed === 0) return null;
  return (
    <Section
      title={`Ответы не посчитаны: ${counted(failed, ATTEMPTS)}`}
      lead="Пробуем снова каждую минуту. Сообщите поддержке до переноса: после него баллы за эти ответы не придут."
    >
      <Table
        caption="Чьи ответы не удалось посчитать"
        columns={ATTEMPT_COLUMNS}
        rows={failures.map(({ id, name, test }) => ({ id, name, test }))}
      />
      {failed > failures.length && <p>Показаны первые {formatNumber(failures.length)}.</p>}
    </Section>
  );
}
