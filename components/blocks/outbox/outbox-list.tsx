'use client';

import { Button } from '@/components/ui/button/button';
import { formatDateTime } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { dropIntent, markIntent, type OutboxEntry } from '@/lib/pwa/outbox';
import { loadPage } from '@/lib/routes/load-page';
import { KeptList } from '../kept-list/kept-list';
import { refuseDraft, type Drafted, type WaitingDraft } from '../test-draft/draft';
import styles from './outbox.module.css';
import { useOutbox } from './use-outbox';
import * as path from '@/lib/routes/path';

function wordsOf({ kind, on }: OutboxEntry): string {
  if (kind === 'read') return 'Прочитано';
  if (kind === 'module') return 'Модуль пройден';
  if (kind === 'visit' || kind === 'stop') return on ? 'Отметка визита' : 'Снятие отметки о визите';
  if (kind === 'favorite') return on ? 'Добавить в избранное' : 'Убрать из избранного';
  return on ? 'Нравится' : 'Больше не нравится';
}

/** Words and address of the test or survey whose answers wait. */
const DRAFT_WORDS = {
  test: { of: 'Ответы теста', open: 'Открыть тест', href: path.test },
  survey: { of: 'Ответы опроса', open: 'Открыть опрос', href: path.survey },
  'programme-test': { of: 'Ответы теста программы', open: 'Открыть тест', href: path.programmeTest },
} as const satisfies Record<Drafted, object>;

function WaitingAnswers({ userId, draft }: { userId: string; draft: WaitingDraft }) {
  const { kind, id, title, problem, pending } = draft;
  const words = DRAFT_WORDS[kind];
  const answers = Object.keys(pending).length;
  return (
    <li>
      <div>
        <b>{title ?? words.of}</b>
        <small>
          {title && `${words.of}: `}
          {counted(answers, ['ответ', 'ответа', 'ответов'])} на этом устройстве
        </small>
        {problem !== undefined && <small className={styles.problem}>{problem}</small>}
      </div>
      {problem !== undefined && (
        <>
          <Button kind="second" size="s" onClick={() => loadPage(words.href(id))}>
            {words.open}
          </Button>
          <Button kind="quiet" size="s" onClick={() => refuseDraft(userId, draft, null)}>
            Убрать
          </Button>
        </>
      )}
    </li>
  );
}

/** All entries that wait for the network, and those that the services refused, with the reason. */
export function OutboxList() {
  const { userId, entries, tests } = useOutbox();
  if (userId === null || entries.length + tests.length === 0) return null;
  return (
    <KeptList
      id="outbox-title"
      title="Ждут отправки"
      note="Всё уйдёт само, когда вернётся сеть и откроется любая страница портала."
    >
      {tests.map((draft) => (
        <WaitingAnswers key={`${draft.kind} ${draft.id}`} userId={userId} draft={draft} />
      ))}
      {entries.map((entry) => (
        <li key={entry.key}>
          <div>
            <b>{entry.title}</b>
            <small>
              {wordsOf(entry)}, {formatDateTime(new Date(entry.at))}
            </small>
            {entry.problem !== undefined && <small className={styles.problem}>{entry.problem}</small>}
          </div>
          {entry.problem !== undefined && (
            <>
              <Button kind="second" size="s" onClick={() => markIntent(userId, entry.key, null)}>
                Повторить
              </Button>
              <Button kind="quiet" size="s" onClick={() => dropIntent(userId, entry.key)}>
                Убрать
              </Button>
            </>
          )}
        </li>
      ))}
    </KeptList>
  );
}
