import { moscowParts } from '../domain/moscow';

export interface PersonName {
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
}

const present = (...words: (string | null | undefined)[]) =>
  words.map((word) => word?.trim()).filter((word): word is string => Boolean(word));

/** Full name, last name first: `Соколова Анна Игоревна`. */
export function fullName({ lastName, firstName, middleName }: PersonName): string {
  return present(lastName, firstName, middleName).join(' ');
}

/** Parts of a full name; a missing part is ''. */
export function splitFullName(name: string) {
  const [lastName = '', firstName = '', ...middle] = present(...name.split(/\s+/));
  return { lastName, firstName, middleName: middle.join(' ') };
}

/** Name in conversation: `Анна Соколова`. */
export function displayName({ firstName, lastName }: PersonName): string {
  return present(firstName, lastName).join(' ');
}

/**
 * Greeting by the hour in Moscow: 5–11 утро, 12–16 день, 17–22 вечер, `Доброе утро, Анна`; at night «Здравствуйте»:
 * «Доброй ночи» is a farewell.
 */
export function greeting(now: Date, firstName?: string | null): string {
  const { hour } = moscowParts(now);
  const words =
    hour >= 5 && hour < 12
      ? 'Доброе утро'
      : hour >= 12 && hour < 17
        ? 'Добрый день'
        : hour >= 17 && hour < 23
          ? 'Добрый вечер'
          : 'Здравствуйте';
  const name = firstName?.trim();
  return name ? `${words}, ${name}` : words;
}

/** Formats E.164 numbers: `+7 (900) 000-12-34`, `+374 (77) 123-456`, `+375 (29) 123-45-67`; others stay as they are. */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return '';
  return phone
    .replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4')
    .replace(/^\+374(\d{2})(\d{3})(\d{3})$/, '+374 ($1) $2-$3')
    .replace(/^\+375(\d{2})(\d{3})(\d{2})(\d{2})$/, '+375 ($1) $2-$3-$4');
}
