import type { SlotFilter } from '@/api/trainings/queries';
import type { Booking } from '@/components/blocks/training-slot/booking';
import type { Option } from '@/components/ui/native-select/native-select';

export interface TrainingRegistrationProps {
  booking: Booking;
}

export interface RegistrationErrorProps {
  message: string;
  /** '' where the service's text is enough. */
  solution: string;
  /** Link to the solution. */
  next?: { title: string; href: string } | undefined;
}

export interface TrainingMoveProps {
  booking: Booking;
  /** Id of the registration that the new one replaces. */
  registrationId: string;
}

export interface LeaderAbsencesProps {
  /** True for admins, who record absences of any leader. */
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
  /** Id of the registration. */
  id: string;
  name: string;
  when: string;
  /** Whether less than a day is left before the start. */
  isLate: boolean;
}

export interface VisitRemovalProps {
  /** Id of the registration. */
  id: string;
  /** Name of the registered person. */
  name: string;
}

export interface TrainingAwardProps {
  training: { id: string; name: string };
}

export interface TrainingTopicProps {
  /** The topic to edit; absent for a new one. */
  topic?: { id: string; isArchived: boolean };
}

export interface TrainingQuotasProps {
  training: { id: string; name: string };
}

export interface TrainingMessageProps {
  training: { id: string; name: string };
  /** Ids of the registrations to write to; without them the person chooses a group of recipients. */
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

/** Values of the filter fields; '' for no filter. */
export interface TrainingFilters {
  search: string;
  /** Slugs of brands. */
  mark: readonly string[];
  type: '' | 'offline' | 'webinar';
  city: Option | null;
  /** Days, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

export interface FiltersTrainingsProps {
  marks: readonly { id: string; name: string }[];
  /** Initial filters. */
  chosen: TrainingFilters;
  /** Converts the filters for the request that counts matching trainings. */
  filterOf: (filters: TrainingFilters) => SlotFilter;
  onShow: (filters: TrainingFilters) => void;
}
