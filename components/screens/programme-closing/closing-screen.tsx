import type { ProgrammeClosing } from '@/api/programme/queries';
import type { Run } from '@/api/runs/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ProgrammeExports } from '@/components/blocks/programme-exports/programme-exports';
import { Figures } from '@/components/ui/figures/figures';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Section } from '@/components/ui/section/section';
import { Table, type Column } from '@/components/ui/table/table';
import { Wrap } from '@/components/ui/wrap/wrap';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatNumber, points } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import { pageTitle } from '@/lib/routes/page-titles';
import { ClosingAct } from './closing-act';
import { closingLead, people, sumWords } from './closing-words';

interface ClosingScreenProps {
  closing: ProgrammeClosing;
  /** The newest closing that this admin has started. */
  run: Run | null;
  /** Lists of the programme that stay when its own pages are over. */
  exports: readonly { id: string; title: string }[];
  now: Date;
}

/** What moving the points of the programme will do, the press that does it, and what came of it. */
export function ClosingScreen({ closing, run, exports, now }: ClosingScreenProps) {
  const { state, finishAt, dueAt, closedAt, left } = closing;
  const isLate = state === 'due' && left.points > 0 && new Date(dueAt) < now;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead sameAsCrumbs title={pageTitle('managePointsProgramme')} lead={closingLead(closing, now)} />
      {isLate && (
        <Note kind="warn">
          Срок переноса прошёл {formatDate(dueAt)}: участникам обещано, что баллы уже на счёте.
        </Note>
      )}
      {closedAt && <p>Программа закрыта {formatDateTime(closedAt)}.</p>}
      <Sums closing={closing} />
      <ClosingAct
        key={left.points}
        left={left}
        opensAt={state === 'running' ? finishAt : null}
        isClosed={state === 'closed' || (state !== 'running' && left.points === 0)}
        run={run}
      />
      <ByMark closing={closing} />
      <Failures closing={closing} />
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

const FAILURE_COLUMNS: Column[] = [
  { key: 'name', label: 'Участник', place: 'lead' },
  { key: 'why', label: 'Почему', place: 'full' },
];

function Failures({ closing: { failures } }: { closing: ProgrammeClosing }) {
  if (failures.length === 0) return null;
  return (
    <Section
      title="Не вышло"
      lead="Нажмите «Перенести» ещё раз: попробуем снова, никто не получит баллы дважды."
    >
      <Table
        caption="Кому не удалось перенести баллы"
        columns={FAILURE_COLUMNS}
        rows={failures.map(({ memberId, name, detail }) => ({ id: memberId, name, why: detail }))}
      />
    </Section>
  );
}
