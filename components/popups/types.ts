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

/** Props of each popup by name; the registry has a module for every name. */
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
  /** Label of the only button. */
  done?: string;
}

export interface ConfirmProps {
  title?: string;
  text?: ReactNode;
  /** Content over the buttons: the progress of the running action. */
  note?: ReactNode;
  no?: string;
  yes?: string;
  /** The action of 'yes' can't be undone. */
  danger?: boolean;
  /** Slug of the mark that gives the colours. */
  brand?: string;
  /** Shown while the action waits for a network. */
  offline?: string;
  /** When false, the action runs at once, without a network too. */
  needsNetwork?: boolean;
  /** May reject: the error's message is shown, the popup stays open for a retry. */
  onYes: () => unknown;
  /** The message for an error without an explanation. */
  failed?: string;
  onNo?: () => void;
  /** An alternative to 'yes', shown as the filled button in place of 'no'; closing the popup does not run it. */
  better?: { title: string; act: () => void };
}

export interface ThanksProps {
  title?: string;
  text?: ReactNode;
  /** The next step. */
  next?: { title: string; href: string };
  /** Plays the celebration animation once. */
  celebrates?: boolean;
}

export interface SignInProps {
  /** Another person is signed in now. */
  taken?: boolean;
  /** The person signed out in another tab: the page is covered until they sign in. */
  cover?: boolean;
}

export interface PasswordResetProps {
  /** With `token`, both from the letter's link, the popup asks for the new password; else for the email address. */
  email?: string;
  token?: string;
}

export interface PointsHistoryProps {
  /** Slug of the initial mark; all marks by default. */
  brand?: string;
  /** Id of the entry to highlight. */
  id?: string;
}

export interface PointsTransferProps {
  /** Slug of the source mark. */
  brand?: string;
}

export interface TechnicalWorkProps {
  text?: string;
}

export interface OrderConfirmationProps extends OrderTerms {
  /** Sends the basket as it is shown. May reject: the error's message is shown. */
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
  /** Address of the video's page. */
  href?: string;
}
