import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { questionHref, tabHref, type QuestionView } from './question-view';

interface Words {
  picture: string;
  title: string;
  text: string;
  action: { title: string; href: string };
}

function wordsOf(view: QuestionView, narrowed: boolean, past: boolean): Words {
  const list = '/art/empty-list.svg';
  if (past) {
    const action = { title: 'К первой странице', href: questionHref(view) };
    return { picture: list, title: 'Страница пуста', text: 'Вопросов меньше, чем страниц в адресе.', action };
  }
  if (narrowed) {
    const href = questionHref(view, { search: undefined, expert: undefined });
    return {
      picture: '/art/empty-search.svg',
      title: 'По такому запросу ничего нет',
      text: 'Возьмите слово короче или уберите эксперта. А если ответа и правда нет, задайте вопрос.',
      action: { title: 'Сбросить', href },
    };
  }
  if (view.tab === 'my') {
    return {
      picture: list,
      title: 'Вы ещё не задавали вопросов',
      text: 'Спросите эксперта: ответ придёт до конца следующего рабочего дня.',
      action: { title: 'Задать вопрос', href: `${tabHref(view, 'my')}#ask` },
    };
  }
  if (view.tab === 'answer' || view.tab === 'programme') {
    return {
      picture: list,
      title: view.state === 'waiting' ? 'Все вопросы разобраны' : 'Здесь пока пусто',
      text: 'О новом вопросе скажет колокольчик и письмо.',
      action: { title: 'Ответы экспертов', href: tabHref(view, 'answered') },
    };
  }
  return {
    picture: list,
    title: 'Ответов пока нет',
    text: 'Задайте первый вопрос.',
    action: { title: 'Задать вопрос', href: `${tabHref(view, 'answered')}#ask` },
  };
}

/** Text of an empty list: the reason and the next step. */
export function NoQuestions({
  view,
  narrowed,
  past,
}: {
  view: QuestionView;
  narrowed: boolean;
  past: boolean;
}) {
  const { picture, title, text, action } = wordsOf(view, narrowed, past);
  return (
    <Empty
      picture={picture}
      title={title}
      text={text}
      action={
        <ButtonLink href={action.href} kind="second">
          {action.title}
        </ButtonLink>
      }
    />
  );
}
