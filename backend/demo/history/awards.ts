import type { Chance } from '../chance';
import type { Award } from './person';

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  lrp: ['Атопичная кожа', 'Солнце круглый год', 'Чувствительная кожа'],
  vichy: ['Кожа после 45', 'Минеральный барьер', 'Антиоксиданты'],
  cerave: ['Кожа зимой', 'Церамиды на практике', 'Сухая кожа тела'],
  dercos: ['Кожа головы', 'Выпадение волос', 'Перхоть'],
};

/** First awards of most people: a course about one to three brands. */
export function courseAwards(chance: Chance): Award[] {
  const title = 'Курс «Основы дермокосметики»';
  const brands = chance.some(Object.keys(TOPICS), chance.whole(1, 3));
  return brands.map((brand) => ({ brand, amount: 100, title, reason: 'Все четыре шага пройдены' }));
}

/** Returns an award for something other than tests and videos. */
export function awardFor(city: string, chance: Chance): Award {
  const brand = chance.of(Object.keys(TOPICS));
  const topic = chance.of(TOPICS[brand] ?? []);
  return chance.of<Award>([
    { brand, amount: 100, title: `Вебинар «${topic}»`, reason: 'Участие в прямом эфире' },
    {
      brand,
      amount: 150,
      title: `Очный тренинг «${topic}»`,
      reason: city ? `Встреча в городе ${city}` : 'Очная встреча',
    },
    { brand, amount: 50, title: 'Отзыв о материалах', reason: 'Отзыв принят редакцией' },
    { brand, amount: 80, title: 'Конкурс витрин', reason: `Витрина по теме «${topic}»` },
  ]);
}
