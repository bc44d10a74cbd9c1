import type { ReactNode } from 'react';
import { MODULES_PAGE, type ModuleList } from '@/api/modules/queries';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { TO_LEARNINGS } from '@/components/blocks/list-page/list-empty';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ModuleCard } from '@/components/blocks/module-card/module-card';
import { Tiles } from '@/components/ui/tiles/tiles';
import { LEARNING_STATE_WORDS } from '@/lib/domain/learning';
import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import { EMPTY_BRAND, PORTAL_BRAND } from '@/lib/routes/sections';

const { started, finished } = LEARNING_STATE_WORDS;
const STATES = { open: 'Не начатые', started: started.many, finished: finished.many } as const;

/** Address of the modules of a brand, of all brands (the empty one), or of the academy (`proexpert`). */
export const moduleList = listAddress({
  path: ({ brand }: { brand: string }) =>
    brand === PORTAL_BRAND ? path.academyModules() : path.interactive(brand),
  fields: { state: choice(Object.keys(STATES) as (keyof typeof STATES)[]), page: pageNumber() },
});

interface ModulesScreenProps {
  title: string;
  lead: string;
  view: ViewOf<typeof moduleList> & { brand: string };
  list: ModuleList;
  /** Tabs of the neighbouring sections. */
  tabs?: ReactNode;
}

const EMPTY = {
  title: 'Модулей пока нет',
  text: 'Скоро они появятся. А пока — тесты и видео.',
  action: TO_LEARNINGS,
};

/** Interactive modules of a brand, of all, or of the academy. */
export function ModulesScreen({ view, list, ...head }: ModulesScreenProps) {
  const states = { name: 'state' as const, label: 'Состояние', all: 'Все', choices: choicesOf(STATES) };
  return (
    <ListPage
      {...head}
      address={moduleList}
      {...{ view, list }}
      step={MODULES_PAGE}
      filters={<ChoiceChips address={moduleList} view={view} {...states} />}
      empty={EMPTY}
      narrowed={{ title: 'Таких модулей нет', text: 'Посмотрите все модули раздела.', all: 'Все модули' }}
    >
      <Tiles columns={3} phone={1}>
        {list.items.map((item, at) => (
          <ModuleCard key={item.id} item={item} first={at === 0} branded={view.brand === EMPTY_BRAND} />
        ))}
      </Tiles>
    </ListPage>
  );
}
