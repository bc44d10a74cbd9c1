import { Button } from '@/components/ui/button/button';
import { Crumbs } from '@/components/ui/crumbs/crumbs';
import { Empty } from '@/components/ui/empty/empty';
import { iconNames } from '@/components/ui/icon/icon-names';
import { Icon } from '@/components/ui/icon/icon';
import { Pages } from '@/components/ui/pages/pages';
import { ShowMore } from '@/components/ui/show-more/show-more';
import { RowSkeleton, TilesSkeleton } from '@/components/ui/skeleton/skeleton';
import styles from './kit.module.css';
import { Part } from './part';

const EMPTY: [picture: string, title: string, text: string, action: string][] = [
  ['cart', 'Корзина пуста', 'На двух счетах уже хватает баллов на подарок.', 'Посмотреть подарки'],
  ['search', 'Ничего не нашлось', 'Проверьте слово или попробуйте короче.', 'Очистить поиск'],
  ['calendar', 'На этой неделе тренингов нет', 'Ближайший — 24 ноября, через 4 дня.', 'К ближайшему'],
  ['list', 'Нет данных', 'Снимите один из фильтров, чтобы увидеть людей.', 'Сбросить фильтры'],
  [
    'offline',
    'Нет связи',
    'Открытые раньше страницы доступны. Ответы сохраним и отправим позже.',
    'Обновить',
  ],
];

export function Loading() {
  return (
    <Part title="Загрузка">
      <div className={styles.skeletons}>
        <TilesSkeleton count={4} />
        <RowSkeleton />
      </div>
    </Part>
  );
}

export function Emptiness() {
  return (
    <Part title="Пусто">
      <div className={styles.three}>
        {EMPTY.map(([picture, title, text, action]) => (
          <Empty
            key={picture}
            level={3}
            picture={`/art/empty-${picture}.svg`}
            title={title}
            text={text}
            action={
              <Button kind="second" size="s">
                {action}
              </Button>
            }
          />
        ))}
      </div>
    </Part>
  );
}

export function Ways() {
  return (
    <Part title="Путь и страницы">
      <Crumbs
        items={[
          { title: 'Главная', href: '#home' },
          { title: 'О бренде La Roche-Posay', href: '#brand' },
          { title: 'Статьи' },
        ]}
      />
      <Pages current={1} total={12} href={(page) => `#page-${page}`} />
      <ShowMore shown={13} total={32} href="#more" />
    </Part>
  );
}

export function Icons() {
  return (
    <Part title="Знаки">
      <div className={styles.icons}>
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </Part>
  );
}
