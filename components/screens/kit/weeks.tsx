import { Week } from '@/components/blocks/week/week';
import { Badge } from '@/components/ui/badge/badge';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Text } from '@/components/ui/text/text';
import { BRANDS } from './colours';
import { kitList } from './kit-view';
import { Part } from './part';

const NOW = new Date('2026-11-24T06:00:00Z');

const slot = (id: string, brand: string, title: string, from: string, to: string) => ({
  id,
  brand,
  title,
  startsAt: `2026-11-${from}:00+03:00`,
  endsAt: `2026-11-${to}:00+03:00`,
});

const SLOTS = [
  slot('1', 'lrp', 'Атопичная кожа у детей: разбор частых вопросов в аптеке', '24T10:00', '24T12:00'),
  slot('2', 'vichy', 'Возрастная кожа: гормоны, плотность, сияние', '24T11:00', '24T13:00'),
  slot('3', 'cerave', 'Церамиды на практике: консультация за пять минут', '24T12:00', '24T13:30'),
  slot('4', 'dercos', 'Выпадение волос: сезонное или нет', '24T15:30', '24T17:00'),
  slot('5', 'lrp', 'Солнце зимой: мифы и доказательства', '27T18:00', '27T19:00'),
  slot('6', 'vichy', 'Ночной эфир для дальних регионов', '28T23:00', '29T01:00'),
];

/** A week by the address: overlaps, a slot over midnight, days without anything; another week is empty. */
export function Weeks({ week }: { week: string | undefined }) {
  const view = kitList.read({});
  return (
    <Part title="Неделя">
      <Week
        day={week ?? '2026-11-24'}
        now={NOW}
        slots={SLOTS}
        forms={['тренинг', 'тренинга', 'тренингов']}
        hrefOf={(day) => kitList.href({ ...view, week: day })}
        empty={{ title: 'На этой неделе тренингов нет', text: 'Посмотрите следующую неделю.' }}
        render={({ brand, title }) => (
          <span data-brand={brand}>
            <DropTag kind="plain" brand={brand}>
              {BRANDS.find(([slug]) => slug === brand)?.[1]}
            </DropTag>
            <Text>{title}</Text>
            <Badge>Вебинар</Badge>
          </span>
        )}
      />
    </Part>
  );
}
