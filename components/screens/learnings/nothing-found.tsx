import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { TYPE_NAMES } from '@/lib/domain/learning';
import { learningList, LEARNINGS_PATH, type LearningsView } from './learning-filters';

interface Words {
  picture: string;
  title: string;
  text: string;
  action: { title: string; href: string };
}

/** Why nothing is here and what to do next, by what was asked. */
export function emptyWords(view: LearningsView): Words {
  const list = '/art/empty-list.svg';
  const reset = { title: 'Сбросить фильтры', href: learningList.href(learningList.clear(view)) };
  if (view.search) {
    return {
      picture: '/art/empty-search.svg',
      title: `По запросу «${view.search}» ничего нет`,
      text: 'Проверьте написание или возьмите слово короче: поиск смотрит в названия и описания.',
      action: { title: 'Убрать запрос', href: learningList.href(view, { search: undefined }) },
    };
  }
  if (view.favorite) {
    return {
      picture: list,
      title: 'В избранном пока пусто',
      text: 'Нажмите закладку на карточке, и обучение останется здесь под рукой.',
      action: { title: 'Выбрать обучение', href: learningList.href(view, { favorite: false }) },
    };
  }
  if (view.state === 'started') {
    return {
      picture: list,
      title: 'Начатого нет',
      text: 'Всё доведено до конца. Можно взять что-нибудь новое.',
      action: { title: 'К доступным', href: learningList.href(view, { state: 'open' }) },
    };
  }
  if (learningList.active(view).length > 0) {
    return {
      picture: list,
      title: 'С такими фильтрами ничего нет',
      text: 'Снимите один из них или все сразу.',
      action: reset,
    };
  }
  return {
    picture: list,
    title: view.type ? `${TYPE_NAMES[view.type].many}: пока ничего` : 'Обучений пока нет',
    text: 'Новые обучения появляются каждую неделю.',
    action: { title: 'Все обучения', href: LEARNINGS_PATH },
  };
}

export function NothingFound({ view }: { view: LearningsView }) {
  const { picture, title, text, action } = emptyWords(view);
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
