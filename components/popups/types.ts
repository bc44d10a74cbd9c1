import type { ReactNode } from 'react';
import type { Basket } from '@/api/orders/queries';
import type { OrderTerms } from '@/components/blocks/order-check/use-order-check';
import type {
  OwnAnswerMergeProps,
  PublicationProps,
  QuestionBankProps,
  QuestionCopyProps,
  QuestionsImportProps,
  TestCreatedProps,
  TestRemovalProps,
} from './authoring-types';
import type {
  AboutExpertProps,
  CourseRatingProps,
  PicturesProps,
  ProgrammeAnswerProps,
  QuestionAnswerProps,
  QuestionRedirectProps,
  TestResultProps,
} from './learning-types';
import type { FiltersListProps } from './list-filter-types';
import type { FiltersPharmacistsProps } from './people-types';
import type {
  EntryCodeProps,
  FiltersTrainingsProps,
  LeaderAbsencesProps,
  RegistrationErrorProps,
  BookingCancelProps,
  TrainingAwardProps,
  TrainingCancelProps,
  VisitRemovalProps,
  TrainingMessageProps,
  TrainingMoveProps,
  TrainingQuotasProps,
  TrainingRegistrationProps,
  TrainingTopicProps,
  WebinarAnswerProps,
  WebinarQuestionsProps,
} from './training-types';

/** What each popup is opened with; the registry holds a module for every name. */
export interface PopupMap {
  message: MessageProps;
  confirm: ConfirmProps;
  thanks: ThanksProps;
  rules: object;
  'programme-rules': object;
  'sign-in': SignInProps;
  'password-reset': PasswordResetProps;
  'password-changing': object;
  'user-edit': object;
  search: object;
  'account-deletion': object;
  'points-history': PointsHistoryProps;
  'points-transfer': PointsTransferProps;
  'technical-work': TechnicalWorkProps;
  'cabinet-instruction': object;
  'order-confirmation': OrderConfirmationProps;
  'test-result': TestResultProps;
  video: VideoProps;
  cookies: object;
  pictures: PicturesProps;
  'about-expert': AboutExpertProps;
  'ask-question': object;
  'question-answer': QuestionAnswerProps;
  'question-redirect': QuestionRedirectProps;
  'programme-answer': ProgrammeAnswerProps;
  'training-registration': TrainingRegistrationProps;
  'registration-error': RegistrationErrorProps;
  'training-move': TrainingMoveProps;
  'entry-code': EntryCodeProps;
  'training-award': TrainingAwardProps;
  'training-cancel': TrainingCancelProps;
  'training-topic': TrainingTopicProps;
  'training-quotas': TrainingQuotasProps;
  'training-message': TrainingMessageProps;
  'booking-cancel': BookingCancelProps;
  'visit-removal': VisitRemovalProps;
  'calendar-feed': object;
  'leader-absences': LeaderAbsencesProps;
  'filters-trainings': FiltersTrainingsProps;
  'filters-list': FiltersListProps;
  'filters-pharmacists': FiltersPharmacistsProps;
  'webinar-questions': WebinarQuestionsProps;
  'webinar-answer': WebinarAnswerProps;
  'test-created': TestCreatedProps;
  'test-removal': TestRemovalProps;
  publication: PublicationProps;
  'course-rating': CourseRatingProps;
  'questions-import': QuestionsImportProps;
  'question-bank': QuestionBankProps;
  'question-copy': QuestionCopyProps;
  'own-answer-merge': OwnAnswerMergeProps;
}
export type PopupName = keyof PopupMap;

export interface MessageProps {
  title: string;
  text: ReactNode;
  /** Words of the only button. */
  done?: string;
}

export interface ConfirmProps {
  title?: string;
  text?: ReactNode;
  /** Over the buttons: what happens while it is done. */
  note?: ReactNode;
  no?: string;
  yes?: string;
  /** What 'yes' does can't be taken back. */
  danger?: boolean;
  /** Slug of the mark whose colours it takes. */
  brand?: string;
  /** Said while the answer waits for a network. */
  offline?: string;
  /** False: the answer is done at once, without a network too. */
  needsNetwork?: boolean;
  /** May fail: its words are shown, the popup stays and can be answered again. */
  onYes: () => unknown;
  /** Said of a failure that nobody explains. */
  failed?: string;
  onNo?: () => void;
  /** What is better than 'yes', as the filled button of the window; what closes the window otherwise is not it. */
  better?: { title: string; act: () => void };
}

export interface ThanksProps {
  title?: string;
  text?: ReactNode;
  /** The next step. */
  next?: { title: string; href: string };
  /** What was done is a joy: drops fall once. */
  celebrates?: boolean;
}

export interface SignInProps {
  /** The session is not over, it is another person's by now. */
  taken?: boolean;
  /** They signed out in another tab: nothing of the page may be read until they are back. */
  cover?: boolean;
}

export interface PasswordResetProps {
  /** Both from the letter's link: the new password is asked for; without them the address is. */
  email?: string;
  token?: string;
}

export interface PointsHistoryProps {
  /** Slug of the mark to begin with; all of them otherwise. */
  brand?: string;
  /** The entry to point at. */
  id?: string;
}

export interface PointsTransferProps {
  /** Slug of the mark the points are taken from. */
  brand?: string;
}

export interface TechnicalWorkProps {
  text?: string;
}

export interface OrderConfirmationProps extends OrderTerms {
  /** Sends the basket as it is shown; may fail, its words are shown. */
  onYes: (basket: Basket) => unknown;
}

export interface VideoProps {
  id: string;
  title: string;
  /** Mark slug. */
  brand?: string;
  videoUrl: string;
  webm?: string | null;
  captions?: string | null;
  isVimeo?: boolean;
  /** False: the video can't be watched now. */
  viewAvailable?: boolean;
  poster?: string | null;
  likeCount?: number;
  isLiked?: boolean;
  isFavorite?: boolean;
  durationSeconds?: number | null;
  finished?: boolean;
  points?: number;
  needErid?: boolean;
  eridToken?: string | null;
  eridSource?: string | null;
  /** Its own page. */
  href?: string;
}
