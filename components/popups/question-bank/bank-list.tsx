'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import { questionBankQuery, type BankQuestion } from '@/api/testing/queries';
import { Badge } from '@/components/ui/badge/badge';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { Failure } from '@/components/ui/deferred/failure';
import { Empty } from '@/components/ui/empty/empty';
import { Hidden } from '@/components/ui/hidden/hidden';
import { ShowMore } from '@/components/ui/show-more/show-more';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { Checkbox } from '@/components/ui/tick/tick';
import { counted } from '@/lib/format/number';
import styles from './question-bank.module.css';

const FOUND = ['вопрос', 'вопроса', 'вопросов'] as const;

interface BankListProps {
  filter: Parameters<typeof questionBankQuery>[0];
  /** Texts of the questions that the test has. */
  known: readonly string[];
  chosen: ReadonlyMap<string, BankQuestion>;
  /** No more questions may be ticked. */
  isFull: boolean;
  onTick: (question: BankQuestion, isOn: boolean) => void;
}

/** Questions that match the filter, page by page; the earlier result is shown while the next one loads. */
export function BankList({ filter, known, chosen, isFull, onTick }: BankListProps) {
  const list = useInfiniteQuery({ ...questionBankQuery(filter), placeholderData: (before) => before });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.page?.total ?? 0;
  const before = useRef(0);
  // after the last page the button disappears, so the focus moves to the first loaded question
  const kept = useFocusKept<HTMLDivElement>(
    (box) => box.querySelectorAll<HTMLElement>(':scope > ul > li > label input')[before.current],
  );
  const more = () => {
    before.current = items.length;
    void list.fetchNextPage();
  };
  if (list.isPending)
    return (
      <div role="status">
        <Hidden>Ищем вопросы…</Hidden>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    );
  if (list.isError) return <Failure text={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  if (total === 0) return <Nothing isNarrowed={filter.search !== undefined || filter.mark !== undefined} />;
  return (
    <div className={styles.list} aria-busy={list.isPlaceholderData || undefined}>
      <p className={styles.found} role="status">
        {counted(total, FOUND)}
      </p>
      <div {...kept} className={styles.scroll}>
        <ul className={styles.questions}>
          {items.map((question) => (
            <Question
              key={question.id}
              {...{ question, onTick }}
              isKnown={known.includes(question.text.trim())}
              isOn={chosen.has(question.id)}
              isOff={isFull && !chosen.has(question.id)}
            />
          ))}
        </ul>
        <ShowMore shown={items.length} total={total} loading={list.isFetchingNextPage} onMore={more} />
      </div>
    </div>
  );
}

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <Empty level={3} title="Таких вопросов нет" text="Возьмите слово короче или посмотрите все бренды." />
  ) : (
    <Empty level={3} title="В других тестах вопросов пока нет" />
  );

interface QuestionProps {
  question: BankQuestion;
  isKnown: boolean;
  isOn: boolean;
  isOff: boolean;
  onTick: (question: BankQuestion, isOn: boolean) => void;
}

function Question({ question, isKnown, isOn, isOff, onTick }: QuestionProps) {
  const { text, image, options, testTitle, markName, isArchived } = question;
  return (
    <li className={styles.question}>
      <Checkbox
        label={text || 'Вопрос картинкой'}
        checked={isOn}
        disabled={isOff}
        onChange={(event) => onTick(question, event.target.checked)}
        className={styles.tick}
      />
      <ul className={styles.options}>
        {options.map((option, at) => (
          <li key={at} data-right={option.isRight || undefined}>
            {option.text || 'картинка'}
            {option.isRight && <span className={styles.right}> (верно)</span>}
          </li>
        ))}
      </ul>
      <p className={styles.from}>
        <span>
          «{testTitle}», {markName}
        </span>
        {image && <Badge>С картинкой</Badge>}
        {isArchived && <Badge>Тест в архиве</Badge>}
        {isKnown && <Badge kind="warn">В тесте уже есть</Badge>}
      </p>
    </li>
  );
}
