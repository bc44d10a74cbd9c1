export interface Person {
  id: string;
  name: string;
  job: string;
  pharmacy: string;
  region: string;
  points: number;
  weeks: readonly number[];
}

export const REGIONS = [
  { value: 'kazan', title: 'Казань' },
  { value: 'chelny', title: 'Набережные Челны' },
];

export const people: readonly Person[] = [
  ['Ольга Гарипова', 'Первостольник', '«Здоровый квартал»', 'kazan', 840, [2, 4, 6, 8, 7]],
  ['Руслан Ибрагимов', 'Заведующий', '«Аптека рядом»', 'kazan', 1260, [5, 6, 4, 9, 10]],
  ['Мария Крылова', 'Первостольник', '«Здоровый квартал»', 'kazan', 410, [1, 2, 3, 2, 4]],
  ['Наталья Филимонова', 'Фармацевт-консультант', '«Озон»', 'chelny', 95, [3, 1, 1, 0, 0]],
  ['Тимур Ахметов', 'Первостольник', '«Аптека рядом»', 'kazan', 620, [3, 4, 3, 6, 5]],
  ['Лилия Закирова', 'Первостольник', '«Медея»', 'chelny', 0, [0, 0, 0, 0, 0]],
].map(([name, job, pharmacy, region, points, weeks], nth) => ({
  id: String(nth + 1),
  ...({ name, job, pharmacy, region, points, weeks } as Omit<Person, 'id'>),
}));
