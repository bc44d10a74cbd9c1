import type { ComponentType } from 'react';
import type { PopupMap, PopupName } from './types';

type Registry = { readonly [N in PopupName]: () => Promise<ComponentType<PopupMap[N]>> };

/** Loaders of popups, one module each, loaded when the popup is first opened. */
export const registry: Registry = {
  message: async () => (await import('./message/message-popup')).MessagePopup,
  confirm: async () => (await import('./confirm/confirm-popup')).ConfirmPopup,
  thanks: async () => (await import('./thanks/thanks-popup')).ThanksPopup,
  rules: async () => (await import('./rules/rules-popup')).RulesPopup,
  'programme-rules': async () =>
    (await import('./programme-rules/programme-rules-popup')).ProgrammeRulesPopup,
  'sign-in': async () => (await import('./sign-in/sign-in-popup')).SignInPopup,
  'password-reset': async () => (await import('./password-reset/password-reset-popup')).PasswordResetPopup,
  'password-changing': async () =>
    (await import('./password-changing/password-changing-popup')).PasswordChangingPopup,
  'user-edit': async () => (await import('./user-edit/user-edit-popup')).UserEditPopup,
  search: async () => (await import('./search/search-popup')).SearchPopup,
  'account-deletion': async () =>
    (await import('./account-deletion/account-deletion-popup')).AccountDeletionPopup,
  'points-history': async () => (await import('./points-history/points-history-popup')).PointsHistoryPopup,
  'points-transfer': async () =>
    (await import('./points-transfer/points-transfer-popup')).PointsTransferPopup,
  'technical-work': async () => (await import('./technical-work/technical-work-popup')).TechnicalWorkPopup,
  'cabinet-instruction': async () =>
    (await import('./cabinet-instruction/cabinet-instruction-popup')).CabinetInstructionPopup,
  'order-confirmation': async () =>
    (await import('./order-confirmation/order-confirmation-popup')).OrderConfirmationPopup,
  'test-result': async () => (await import('./test-result/test-result-popup')).TestResultPopup,
  video: async () => (await import('./video/video-popup')).VideoPopup,
  'about-expert': async () => (await import('./about-expert/about-expert-popup')).AboutExpertPopup,
  'ask-question': async () => (await import('./ask-question/ask-question-popup')).AskQuestionPopup,
  'question-answer': async () =>
    (await import('./question-answer/question-answer-popup')).QuestionAnswerPopup,
  'question-redirect': async () =>
    (await import('./question-redirect/question-redirect-popup')).QuestionRedirectPopup,
  'programme-answer': async () =>
    (await import('./programme-answer/programme-answer-popup')).ProgrammeAnswerPopup,
  'training-registration': async () =>
    (await import('./training-registration/training-registration-popup')).TrainingRegistrationPopup,
  'registration-error': async () =>
    (await import('./registration-error/registration-error-popup')).RegistrationErrorPopup,
  'training-move': async () => (await import('./training-move/training-move-popup')).TrainingMovePopup,
  'entry-code': async () => (await import('./entry-code/entry-code-popup')).EntryCodePopup,
  'training-award': async () => (await import('./training-award/training-award-popup')).TrainingAwardPopup,
  'training-cancel': async () =>
    (await import('./training-cancel/training-cancel-popup')).TrainingCancelPopup,
  'training-topic': async () => (await import('./training-topic/training-topic-popup')).TrainingTopicPopup,
  'training-quotas': async () =>
    (await import('./training-quotas/training-quotas-popup')).TrainingQuotasPopup,
  'training-message': async () =>
    (await import('./training-message/training-message-popup')).TrainingMessagePopup,
  'booking-cancel': async () => (await import('./booking-cancel/booking-cancel-popup')).BookingCancelPopup,
  'visit-removal': async () => (await import('./visit-removal/visit-removal-popup')).VisitRemovalPopup,
  'calendar-feed': async () => (await import('./calendar-feed/calendar-feed-popup')).CalendarFeedPopup,
  'leader-absences': async () =>
    (await import('./leader-absences/leader-absences-popup')).LeaderAbsencesPopup,
  'filters-trainings': async () =>
    (await import('./filters-trainings/filters-trainings-popup')).FiltersTrainingsPopup,
  'filters-pharmacists': async () =>
    (await import('./filters-pharmacists/filters-pharmacists-popup')).FiltersPharmacistsPopup,
  'filters-list': async () => (await import('./filters-list/filters-list-popup')).FiltersListPopup,
  'webinar-questions': async () =>
    (await import('./webinar-questions/webinar-questions-popup')).WebinarQuestionsPopup,
  'webinar-answer': async () => (await import('./webinar-answer/webinar-answer-popup')).WebinarAnswerPopup,
  'test-created': async () => (await import('./test-created/test-created-popup')).TestCreatedPopup,
  'test-removal': async () => (await import('./test-removal/test-removal-popup')).TestRemovalPopup,
  publication: async () => (await import('./publication/publication-popup')).PublicationPopup,
  'questions-import': async () =>
    (await import('./questions-import/questions-import-popup')).QuestionsImportPopup,
  'question-bank': async () => (await import('./question-bank/question-bank-popup')).QuestionBankPopup,
  'question-copy': async () => (await import('./question-copy/question-copy-popup')).QuestionCopyPopup,
  'own-answer-merge': async () =>
    (await import('./own-answer-merge/own-answer-merge-popup')).OwnAnswerMergePopup,
  'course-rating': async () => (await import('./course-rating/course-rating-popup')).CourseRatingPopup,
  cookies: async () => (await import('./cookies/cookies-popup')).CookiesPopup,
  pictures: async () => (await import('./pictures/pictures-popup')).PicturesPopup,
};
