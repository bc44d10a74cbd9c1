const collator = new Intl.Collator('ru', { numeric: true });

/** Compares texts in Russian order: Ё after Е, numbers by value, `Шаг 2` before `Шаг 10`. */
export function compareRussian(left: string, right: string): number {
  return collator.compare(left, right);
}

/** Sorted copy by a text of each item; equal items keep their order. */
export function sortedBy<T>(items: readonly T[], text: (item: T) => string): T[] {
  return [...items].sort((left, right) => compareRussian(text(left), text(right)));
}
