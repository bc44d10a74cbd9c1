'use client';

import { useRouter } from 'next/navigation';
import { deleteQuestion, setHidden, type Question } from '@/api/questions/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import styles from './questions.module.css';

type Asked = Pick<
  Question,
  'id' | 'text' | 'specialist' | 'updatedAt' | 'isHidden' | 'isActive' | 'canAnswer' | 'answeredAt'
>;

/** Actions on a question, for those who answer or manage; each opens over the page. */
export function QuestionTools({ question, manages }: { question: Asked; manages: boolean }) {
  const { id, text, specialist, updatedAt, isHidden, isActive, canAnswer, answeredAt } = question;
  const router = useRouter();
  const answered = answeredAt !== null;
  const answer = () =>
    openPopup('question-answer', { id, question: text, answer: specialist?.text ?? null, seenAt: updatedAt });
  const hide = () =>
    openPopup('confirm', {
      title: isHidden ? 'Показать вопрос?' : 'Скрыть вопрос?',
      text: isHidden
        ? 'Вопрос и ответ снова увидят все.'
        : 'Вопрос и ответ останутся у автора и у тех, кто отвечает.',
      yes: isHidden ? 'Показать' : 'Скрыть',
      onYes: async () => {
        await setHidden(id, !isHidden);
        router.refresh();
      },
    });
  const remove = () =>
    openPopup('confirm', {
      title: 'Удалить вопрос?',
      text: 'Вопрос и ответ исчезнут у всех, вернуть их нельзя.',
      yes: 'Удалить',
      danger: true,
      onYes: async () => {
        await deleteQuestion(id);
        router.refresh();
      },
    });
  return (
    <div className={styles.tools} data-script="">
      {canAnswer && (
        <Button
          size="s"
          kind={answered ? 'second' : 'main'}
          icon={answered ? 'pencil' : undefined}
          onClick={answer}
        >
          {answered ? 'Изменить ответ' : 'Ответить'}
        </Button>
      )}
      {manages && (
        <>
          {isActive && (
            <Button
              size="s"
              kind="quiet"
              icon="mail"
              onClick={() => openPopup('question-redirect', { id, question: text })}
            >
              Переслать
            </Button>
          )}
          <Button size="s" kind="quiet" icon="eye" onClick={hide}>
            {isHidden ? 'Показать' : 'Скрыть'}
          </Button>
          <Button size="s" kind="quiet" icon="trash" onClick={remove}>
            Удалить
          </Button>
        </>
      )}
    </div>
  );
}
