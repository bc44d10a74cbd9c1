'use client';

import { DateTimeField } from '@/components/forms/date-time-field';
import { isSeenByTakers, type AuthoredState } from '@/lib/domain/authored-state';

/** The publication date of a test or a survey; hidden once it has come out, because the date can't change then. */
export function DueField({ state }: { state: AuthoredState | null }) {
  if (state !== null && isSeenByTakers(state)) return null;
  return <DateTimeField name="dueAt" label="Выход, МСК" optional hint="Пусто: сразу при публикации" />;
}
