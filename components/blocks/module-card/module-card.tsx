import type { InteractiveModule } from '@/api/modules/queries';
import { Badge } from '@/components/ui/badge/badge';
import { PlateCard } from '@/components/ui/card/plate-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { counted, payWords } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { FavoriteButton } from '../favorite-button/favorite-button';
import { itemPicture } from '../item-picture/item-picture';

interface ModuleCardProps {
  item: InteractiveModule;
  /** Shows the brand's name over the title, where a list has several brands. */
  branded?: boolean;
  first?: boolean;
  level?: 2 | 3;
}

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';

/** A module on its tinted plate: what it is, what it pays, and the person's progress. */
export function ModuleCard({ item, branded, first, level = 2 }: ModuleCardProps) {
  const { id, title, description, image, url, mark, markName, isFavorite } = item;
  return (
    <PlateCard
      title={title}
      href={url}
      brand={mark}
      level={level}
      shot={
        <Shot
          {...itemPicture(image, SIZES)}
          ratio="16/10"
          first={first}
          topLeft={<StateBadge item={item} />}
          topRight={<FavoriteButton id={`interactive_module-${id}`} title={title} isFavorite={isFavorite} />}
        />
      }
    >
      {branded && <DropTag kind="name">{markName}</DropTag>}
      <p>{description}</p>
      <ModuleFacts item={item} />
      <EridMark {...item} />
    </PlateCard>
  );
}

/** Points and size in words. */
export function ModuleFacts({ item: { questionsCount, ...pay } }: { item: InteractiveModule }) {
  return (
    <Meta>
      {pay.points > 0 && <DropTag>{payWords(pay)}</DropTag>}
      <MetaItem>
        {questionsCount > 0 ? counted(questionsCount, ['задание', 'задания', 'заданий']) : 'Модуль'}
      </MetaItem>
    </Meta>
  );
}

function StateBadge({ item: { isFinished, isStarted, isNew } }: { item: InteractiveModule }) {
  if (isFinished)
    return (
      <Badge kind="glass" icon="done">
        Пройдено
      </Badge>
    );
  if (isStarted)
    return (
      <Badge kind="glass" icon="clock">
        Начато
      </Badge>
    );
  return isNew ? <Badge kind="glass">Новое</Badge> : null;
}
