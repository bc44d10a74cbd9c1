import type { ReactNode } from 'react';
import { MODULES_PAGE, type ModuleList, type ModuleState } from '@/api/modules/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ModuleCard } from '@/components/blocks/module-card/module-card';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import { withQuery, type Shown } from '@/lib/routes/list-address';
import styles from './modules.module.css';
import * as paths from '@/lib/routes/path';

interface ModulesScreenProps {
  title: string;
  lead: string;
  /** Address of the whole list. */
  path: string;
  state: ModuleState | undefined;
  list: ModuleList;
  shown: Shown;
  /** Modules of several brands stand together. */
  branded: boolean;
  /** The sections beside this one. */
  tabs?: ReactNode;
}

const STATES: readonly { value: ModuleState | undefined; title: string }[] = [
  { value: undefined, title: 'Все' },
  { value: 'open', title: 'Не начатые' },
  { value: 'started', title: 'Начатые' },
  { value: 'finished', title: 'Пройденные' },
];

/** Interactive modules of a brand, of all, or of the academy. */
export function ModulesScreen({ title, lead, path, state, list, shown, branded, tabs }: ModulesScreenProps) {
  const { items, page } = list;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={title} lead={lead} sameAsCrumbs />
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <Chips scroll label="Состояние">
        {STATES.map(({ value, title: words }) => (
          <ChipLink key={words} href={withQuery(path, { state: value })} on={state === value}>
            {words}
          </ChipLink>
        ))}
      </Chips>
      {items.length > 0 ? (
        <Tiles columns={3} phone={1} className={styles.list}>
          {items.map((item, index) => (
            <ModuleCard key={item.id} item={item} first={index === 0} branded={branded} />
          ))}
        </Tiles>
      ) : (
        <NoModules path={path} chosen={state !== undefined} />
      )}
      <ListMore
        shown={shown}
        step={MODULES_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => withQuery(path, { state, page })}
      />
    </Wrap>
  );
}

function NoModules({ path, chosen }: { path: string; chosen: boolean }) {
  return (
    <Empty
      level={2}
      picture="/art/empty-list.svg"
      title={chosen ? 'Таких модулей нет' : 'Модулей пока нет'}
      text={chosen ? 'Посмотрите все модули раздела.' : 'Скоро они появятся. А пока — тесты и видео.'}
      action={
        <ButtonLink href={chosen ? path : paths.learnings()} kind="second">
          {chosen ? 'Все модули' : 'Ко всем обучениям'}
        </ButtonLink>
      }
    />
  );
}
