import type { CallError } from '@/api/core/call-error';
import { seatMessage } from '@/lib/domain/trainings/messages';
import * as path from '@/lib/routes/path';
import { RECORDING_PAGES } from '@/lib/routes/recording-pages';
import { topicDates } from '@/lib/routes/topic-dates';
import type { RegistrationErrorProps } from '../training-types';

const BOOKINGS = ['already-registered', 'already-waiting'];
const OTHER_DATES = ['training-started', 'training-cancelled', 'invitation-over'];

/** The page of the solution. */
function nextOf(code: string, topicId: string, section: unknown): RegistrationErrorProps['next'] {
  if (section === 'trainings' || section === 'representative')
    return { title: 'Запись фармацевта', href: RECORDING_PAGES[section] };
  if (BOOKINGS.includes(code)) return { title: 'Мои записи', href: path.appointments() };
  if (OTHER_DATES.includes(code)) {
    return { title: 'Другие даты', href: topicDates(topicId) };
  }
  return undefined;
}

/** Texts for a refusal that the booking popup can't resolve; the service's own text where it has one. */
export function finalRefusal({ code, problems }: CallError, topicId: string): RegistrationErrorProps {
  const { waiting_position: position, recording_section: section } = problems[0]?.meta ?? {};
  const facts = typeof position === 'number' ? { position } : {};
  return { ...seatMessage(code, facts, problems[0]?.detail), next: nextOf(code, topicId, section) };
}
