'use client';

import { DateTimeField } from '@/components/forms/date-time-field';
import { isSeenByTakers, type AuthoredState } from '@/lib/domain/authored-state';

/** When a test or a survey comes out; of one that people see there is nothing to choose any more. */
export function DueField({ state }: { state: AuthoredState | null }) {
  if (state !== null && isSeenByTakers(state)) return null;
  return <DateTimeField name="dueAt" label="Выход, МСК" optional hint="Пусто: сразу при публикации" />;
}
