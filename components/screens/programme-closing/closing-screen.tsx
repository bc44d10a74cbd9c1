import type { ProgrammeClosing } from '@/api/programme/queries';
import type { Run } from '@/api/runs/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ProgrammeExports } from '@/components/blocks/programme-exports/programme-exports';
import { Figures } from '@/components/ui/figures/figures';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Section } from '@/components/ui/section/section';
import { Stack } from '@/components/ui/stack/stack';
import { Table, type Column } from '@/components/ui/table/table';
import { Wrap } from '@/components/ui/wrap/wrap';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatNumber, points } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import { pageTitle } from '@/lib/routes/page-titles';
import { ClosingAct } from './closing-act';
import { FailedAttempts, Failures } from './closing-failures';
import { closingLead, people, sumWords, waitWords } from './closing-words';
import { UndoAct } from './undo-act';

interface ClosingScreenProps {
  closing: ProgrammeClosing;
  /** The newest closing that this admin has started. */
  run: Run | null;
  /** The newest undoing that this admin has started. */
  undo: Run | null;
  /** Exports of the programme that remain after its own pages have closed. */
  exports: readonly { id: string; title: string }[];
  now: Date;
}

/** What moving the points of the programme will do, the button that does it, and its outcome. */
export function ClosingScreen({ closing, run, undo, exports, now }: ClosingScreenProps) {
  const { state, finishAt, dueAt, closedAt, left, reversible } = closing;
  const isLate = state === 'due' && left.points > 0 && new Date(dueAt) < now;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead sameAsCrumbs title={pageTitle('managePointsProgramme')} lead={closingLead(closing, now)} />
      <Stack gap={6}>
        {isLate && (
          <Note kind="warn">
            Срок переноса прошёл {formatDate(dueAt)}: участникам обещано, что баллы уже на счёте.
          </Note>
        )}
        {closedAt && <p>Программа закрыта {formatDateTime(closedAt)}.</p>}
        <Sums closing={closing} />
      </Stack>
      <ClosingAct
        key={left.points}
        left={left}
        opensAt={state === 'running' ? finishAt : null}
        isClosed={state === 'closed' || (state !== 'running' && left.points === 0)}
        waitsFor={waitWords(closing)}
        {...{ run, undo }}
      />
      <ByMark closing={closing} />
      <FailedAttempts closing={closing} />
      <Failures closing={closing} />
      <UndoAct
        key={`undo-${String(reversible.points)}`}
        reversible={reversible}
        isBusy={state === 'closing' || state === 'undoing'}
        run={undo}
        close={run}
      />
      {exports.length > 0 && (
        <Section title="Выгрузки программы">
          <ProgrammeExports items={exports} />
        </Section>
      )}
    </Wrap>
  );
}

function Sums({ closing: { members, atLimit, limit, all, moved, left } }: { closing: ProgrammeClosing }) {
  return (
    <Figures
      label="Итоги программы"
      figures={[
        { value: members, words: plural(members, ['участник', 'участника', 'участников']) },
        { value: all.points, words: 'баллов за обучение' },
        { value: atLimit, words: `набрали предел ${formatNumber(limit)}` },
        { value: left.points, words: 'баллов осталось перенести' },
        ...(moved.points > 0 ? [{ value: moved.points, words: 'баллов перенесено' }] : []),
      ]}
    />
  );
}

const MARK_COLUMNS: Column[] = [
  { key: 'mark', label: 'Бренд', place: 'lead' },
  { key: 'people', label: 'Человек', number: true },
  { key: 'points', label: 'Баллы', number: true },
];

function ByMark({ closing: { byMark, erased, archived } }: { closing: ProgrammeClosing }) {
  if (byMark.length === 0) return null;
  return (
    <Section title="Что будет перенесено" lead="По брендам, как баллы были заработаны.">
      <Table
        caption="Баллы по брендам"
        columns={MARK_COLUMNS}
        rows={byMark.map(({ markId, markName, people: count, points: sum }) => ({
          id: markId,
          mark: markName,
          people: formatNumber(count),
          points: formatNumber(sum),
        }))}
      />
      {archived.people > 0 && <p>В архиве, баллы получат: {sumWords(archived)}.</p>}
      {erased.people > 0 && (
        <p>
          Аккаунты удалены, баллы не переносятся: {people(erased.people)}, {points(erased.points)}.
        </p>
      )}
    </Section>
  );
}
