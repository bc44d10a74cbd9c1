import type { SlotFilter } from '@/api/trainings/queries';
import type { Booking } from '@/components/blocks/training-slot/booking';
import type { Option } from '@/components/ui/native-select/native-select';

export interface TrainingRegistrationProps {
  booking: Booking;
}

export interface RegistrationErrorProps {
  message: string;
  /** '' where the words of the services say all. */
  solution: string;
  /** Where the solution is. */
  next?: { title: string; href: string } | undefined;
}

export interface TrainingMoveProps {
  booking: Booking;
  /** What is given up for the new date. */
  registrationId: string;
}

export interface LeaderAbsencesProps {
  /** Admins say it of any leader. */
  choosesLeader: boolean;
}

export interface EntryCodeProps {
  name: string;
  when: string;
  code: string;
}

export interface TrainingCancelProps {
  training: { id: string; name: string; taken: number; waitingCount: number };
}

export interface BookingCancelProps {
  /** Of the registration. */
  id: string;
  name: string;
  when: string;
  /** Less than a day is left. */
  isLate: boolean;
}

export interface VisitRemovalProps {
  /** Of the registration. */
  id: string;
  /** Whose it is. */
  name: string;
}

export interface TrainingAwardProps {
  training: { id: string; name: string };
}

export interface TrainingTopicProps {
  /** The one to change; a new one without it. */
  topic?: { id: string; isArchived: boolean };
}

export interface TrainingQuotasProps {
  training: { id: string; name: string };
}

export interface TrainingMessageProps {
  training: { id: string; name: string };
  /** Registrations to write to; without them their kind is chosen. */
  chosen?: readonly string[];
}

export interface WebinarQuestionsProps {
  booking: Pick<Booking, 'id' | 'name' | 'when'>;
}

export interface WebinarAnswerProps {
  id: string;
  question: string;
  askerName: string | null;
  /** The answer to correct. */
  answer: string | null;
}

/** As the fields hold them: an empty text is no filter. */
export interface TrainingFilters {
  search: string;
  /** Slugs of brands. */
  mark: readonly string[];
  type: '' | 'offline' | 'webinar';
  city: Option | null;
  /** Days. */
  from: string;
  to: string;
}

export interface FiltersTrainingsProps {
  marks: readonly { id: string; name: string }[];
  /** What is on when it opens. */
  chosen: TrainingFilters;
  /** What the services are asked by them: the popup counts. */
  filterOf: (filters: TrainingFilters) => SlotFilter;
  onShow: (filters: TrainingFilters) => void;
}
