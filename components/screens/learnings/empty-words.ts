import type { EmptyWords } from '@/components/blocks/list-page/list-empty';
import { TYPE_NAMES, type LearningType } from '@/lib/domain/learning';
import { formatNumber } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { learningList, LEARNINGS_PATH, type LearningsView } from './learning-filters';

const NO_SUCH: Readonly<Record<LearningType, string>> = {
  test: 'Тестов',
  'express-training': 'Экспресс-тренингов',
  article: 'Статей',
  video: 'Видео',
  interactive_module: 'Модулей',
  survey: 'Опросов',
};

/** How much there is under the same filters. */
interface Counted {
  /** Passed. */
  done: number;
  /** Items of all types, for when one type is chosen. */
  ofAllTypes: number;
}

/** Words of an empty list: the reason and the next step, by its filters. */
export function emptyWords(view: LearningsView, { done, ofAllTypes }: Counted): EmptyWords {
  const reset = { title: 'Сбросить фильтры', href: learningList.href(learningList.clear(view)) };
  if (view.search) {
    return {
      picture: 'search',
      title: `По запросу «${view.search}» ничего нет`,
      text: 'Проверьте написание или возьмите слово короче: поиск смотрит в названия и описания.',
      action: { title: 'Убрать запрос', href: learningList.href(view, { search: undefined }) },
    };
  }
  if (view.favorite && view.type && ofAllTypes > 0) {
    return {
      title: `${NO_SUCH[view.type]} в избранном нет`,
      text: 'Есть обучения других видов.',
      action: {
        title: `Показать все ${formatNumber(ofAllTypes)}`,
        href: learningList.href(view, { type: undefined }),
      },
    };
  }
  if (view.favorite) {
    return {
      title: 'В избранном пока пусто',
      text: 'Нажмите закладку на карточке, и обучение останется здесь под рукой.',
      action: { title: 'Выбрать обучение', href: learningList.href(view, { favorite: false }) },
    };
  }
  if (view.state === 'started') {
    return {
      title: 'Начатого нет',
      text:
        done > 0
          ? 'Всё доведено до конца. Можно взять что-нибудь новое.'
          : 'Откройте тест, видео или модуль: начатое останется здесь, чтобы продолжить с того же места.',
      action: { title: 'К доступным', href: learningList.href(view, { state: 'open' }) },
    };
  }
  if (learningList.active(view).length > 0) {
    return {
      title: 'С такими фильтрами ничего нет',
      text: 'Снимите один из них или все сразу.',
      action: reset,
    };
  }
  if (!view.type)
    return {
      title: 'Обучений пока нет',
      text: 'Здесь появятся статьи, видео, тесты и модули.',
      action: { title: 'На главную', href: path.home() },
    };
  return {
    title: `${TYPE_NAMES[view.type].many}: пока ничего`,
    text: 'Новые обучения появляются каждую неделю.',
    action: { title: 'Все обучения', href: LEARNINGS_PATH },
  };
}
