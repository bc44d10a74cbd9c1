/** Orders of the catalogue, the first by default. */
export const SORTS = [
  { value: undefined, title: 'Рекомендуем' },
  { value: '-createdAt', title: 'Сначала новые' },
  { value: 'price', title: 'Сначала дешевле' },
  { value: '-price', title: 'Сначала дороже' },
  { value: 'name', title: 'По названию' },
] as const;
