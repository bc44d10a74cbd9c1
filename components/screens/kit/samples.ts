import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';

export const cities = [
  { value: 'kazan', label: 'Казань' },
  { value: 'moscow', label: 'Москва' },
  { value: 'spb', label: 'Санкт-Петербург' },
  { value: 'ufa', label: 'Уфа' },
  { value: 'grozny', label: 'Грозный', disabled: true },
];

const NAMES = ['Здоровый квартал', 'Аптека рядом', 'Ромашка', 'Доктор Столетов', 'Первая помощь'];
const pharmacies = Array.from({ length: 60 }, (_, index) => ({
  value: String(index + 1),
  label: `«${NAMES[index % NAMES.length]}», ул. Баумана, ${index + 1}`,
}));

/** Simulates a service: takes half a second, returns pages of twenty, fails for the text «ошибка». */
export const loadPharmacies: LoadOptions = async ({ text, page }) => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (text.toLowerCase() === 'ошибка') throw new Error('sample failure');
  const found = pharmacies.filter((one) => one.label.toLowerCase().includes(text.toLowerCase()));
  return { items: found.slice((page - 1) * 20, page * 20), more: found.length > page * 20 };
};
