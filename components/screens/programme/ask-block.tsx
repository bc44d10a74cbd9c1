import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import { formatDay } from '@/lib/format/date';
import { dueWords } from '@/lib/domain/question-words';
import * as path from '@/lib/routes/path';
import type { ProgrammeData } from './load-programme';
import { AskOrganisers } from './ask-organisers';
import styles from './ask-block.module.css';

/** Form of a question to the organisers, and the person's own questions with their answers. */
export function AskBlock({ mine, now }: Pick<ProgrammeData, 'mine'> & { now: Date }) {
  return (
    <Section title="Задать вопрос" id="ask" lead="Ответим до конца следующего рабочего дня.">
      <AskOrganisers />
      {!mine && <PartError what="Ваши вопросы" href={`${path.programme()}#ask`} />}
      {mine && mine.items.length > 0 && (
        <ul className={styles.mine} aria-label="Мои вопросы">
          {mine.items.map(({ id, text, answer, date, dueDay }) => (
            <li key={id}>
              <small>{formatDay(date, now)}</small>
              <p>{text}</p>
              {answer ? (
                <p className={styles.answer}>{answer}</p>
              ) : (
                <small>{dueDay ? dueWords(dueDay, now) : 'Ждёт ответа.'}</small>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
