import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { reviews } from '../../db/schema/academy';
import { certificates } from '../../db/schema/certificates';
import { consents } from '../../db/schema/consents';
import { editorDrafts } from '../../db/schema/drafts';
import { imports } from '../../db/schema/imports';
import * as learning from '../../db/schema/learning';
import { messageReads, messages } from '../../db/schema/messages';
import { moduleStates } from '../../db/schema/modules';
import * as notices from '../../db/schema/notifications';
import { basketItems, orders } from '../../db/schema/orders';
import { contentPackages } from '../../db/schema/packages';
import { balances, ledgerEntries } from '../../db/schema/points';
import { courseRatings, programmeMembers, programmeQuestions } from '../../db/schema/programme';
import { expertProfiles, faqQuestions } from '../../db/schema/questions';
import { pharmacistInvitations, signalAnswers, visitStops } from '../../db/schema/representative';
import { trainingQuotas } from '../../db/schema/quotas';
import { runs } from '../../db/schema/runs';
import * as signedIn from '../../db/schema/sessions';
import * as collected from '../../db/schema/statistics';
import { auditRecords, files, idempotencyKeys } from '../../db/schema/system';
import { surveyOwnAnswers, surveyResponses, surveyRevisions } from '../../db/schema/surveys';
import { attempts, testRevisions } from '../../db/schema/tests';
import { leaderAbsences, trainingMessages } from '../../db/schema/leaders';
import { calendarFeeds, trainingQuestions, trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import * as staff from '../../db/schema/users';

export interface PersonalColumn {
  table: PgTable;
  /** Identifies the owner of the row. */
  column: PgColumn;
  /** Erasing the account deletes the rows, removes their personal data (`erase.ts`), or keeps them for a reason. */
  erase: 'rows' | 'blank' | { stays: string };
  /** Name of their file in the export, or why there is none. */
  export: string | { none: string };
  /** Secret columns: never exported. */
  secret?: readonly string[];
  /** Keys inside a JSON column with data about other people. */
  others?: Readonly<Record<string, readonly string[]>>;
}

const COUNTED = { stays: 'kept for accounting: a number names nobody once the account is blank' };
const OWN_ACT = { stays: 'an act of staff upon others, by a number that names nobody' };
const OTHERS = { none: 'about somebody else: it is in their own export' };
const NO_WORDS = { none: 'a token kept as a hash, good for minutes: no data' };

/** Makes entries for exported tables, by what erasing does with their rows. */
const shown =
  (erase: PersonalColumn['erase']) =>
  (table: PgTable, column: PgColumn, name: string, secret?: readonly string[]): PersonalColumn => ({
    ...{ table, column, erase, export: name },
    ...(secret ? { secret } : {}),
  });
const gone = shown('rows');
const stays = shown(COUNTED);
const blank = shown('blank');
const acted = (table: PgTable, column: PgColumn): PersonalColumn => ({
  table,
  column,
  erase: OWN_ACT,
  export: OTHERS,
});
const hashed = (table: PgTable, column: PgColumn): PersonalColumn => ({
  table,
  column,
  erase: 'rows',
  export: NO_WORDS,
});

/**
 * Every column that identifies the owner of a row, for the export and the erasure. A guard reports missing columns: a
 * new table is classified here before it is merged.
 */
export const PERSONAL_COLUMNS: readonly PersonalColumn[] = [
  // the staff who confirmed the pharmacy, or reported that the person left it, are other people
  blank(staff.users, staff.users.id, 'profile', ['pharmacyConfirmedById', 'leftById']),
  acted(staff.users, staff.users.pharmacyConfirmedById),
  acted(staff.users, staff.users.leftById),
  gone(staff.userRoles, staff.userRoles.userId, 'roles'),
  gone(staff.userPermissions, staff.userPermissions.userId, 'permissions'),
  gone(staff.userSectors, staff.userSectors.userId, 'sectors'),
  gone(staff.assignments, staff.assignments.userId, 'assigned-pharmacies'),
  blank(consents, consents.userId, 'consents'),
  acted(consents, consents.withdrawnById),
  gone(signedIn.sessions, signedIn.sessions.userId, 'sessions'),
  gone(signedIn.emailChanges, signedIn.emailChanges.userId, 'email-changes', ['tokenHash']),
  hashed(signedIn.passwordResets, signedIn.passwordResets.userId),
  hashed(signedIn.externalTokens, signedIn.externalTokens.userId),
  gone(files, files.ownerId, 'files'),
  stays(ledgerEntries, ledgerEntries.userId, 'points-history', ['idempotencyKey']),
  acted(ledgerEntries, ledgerEntries.authorId),
  stays(balances, balances.userId, 'points-balances'),
  stays(attempts, attempts.userId, 'test-attempts'),
  // own words are erased, chosen options stay as numbers
  blank(surveyResponses, surveyResponses.userId, 'survey-answers'),
  acted(surveyOwnAnswers, surveyOwnAnswers.hiddenById),
  stays(programmeMembers, programmeMembers.userId, 'programme', ['failure']),
  gone(courseRatings, courseRatings.userId, 'course-ratings'),
  gone(programmeQuestions, programmeQuestions.askerId, 'programme-questions'),
  acted(programmeQuestions, programmeQuestions.answererId),
  stays(learning.learningProgress, learning.learningProgress.userId, 'learnings'),
  gone(learning.learningFavorites, learning.learningFavorites.userId, 'favourites'),
  gone(learning.learningOpenings, learning.learningOpenings.userId, 'openings'),
  gone(learning.articleReads, learning.articleReads.userId, 'articles-read'),
  gone(learning.videoWatches, learning.videoWatches.userId, 'videos-watched'),
  gone(learning.ratings, learning.ratings.userId, 'ratings'),
  gone(moduleStates, moduleStates.userId, 'modules'),
  gone(basketItems, basketItems.userId, 'cart'),
  stays(orders, orders.userId, 'orders'),
  acted(orders, orders.cancelledById),
  blank(faqQuestions, faqQuestions.askerId, 'questions', ['redirectedTo']),
  acted(faqQuestions, faqQuestions.recipientId),
  acted(faqQuestions, faqQuestions.answererId),
  gone(reviews, reviews.userId, 'reviews'),
  acted(reviews, reviews.moderatorId),
  gone(expertProfiles, expertProfiles.userId, 'expert-profile'),
  acted(contentPackages, contentPackages.authorId),
  gone(notices.notifications, notices.notifications.userId, 'notifications'),
  acted(notices.deliveries, notices.deliveries.senderId),
  gone(notices.notificationChoices, notices.notificationChoices.userId, 'notification-choices'),
  gone(notices.quietHours, notices.quietHours.userId, 'quiet-hours'),
  gone(notices.pushSubscriptions, notices.pushSubscriptions.userId, 'push-devices', [
    'endpoint',
    'fingerprint',
    'p256dh',
    'auth',
  ]),
  gone(editorDrafts, editorDrafts.userId, 'editor-drafts'),
  gone(runs, runs.ownerId, 'runs', ['cursor', 'holder', 'leaseUntil', 'attempts', 'input']),
  acted(signalAnswers, signalAnswers.userId),
  gone(signalAnswers, signalAnswers.personId, 'attention-notes'),
  gone(visitStops, visitStops.userId, 'visit-plans'),
  acted(pharmacistInvitations, pharmacistInvitations.invitedById),
  acted(imports, imports.authorId),
  acted(testRevisions, testRevisions.authorId),
  acted(surveyRevisions, surveyRevisions.authorId),
  gone(messageReads, messageReads.userId, 'messages-read'),
  gone(messages, messages.userId, 'messages'),
  blank(certificates, certificates.userId, 'certificates'),
  { ...blank(auditRecords, auditRecords.actorId, 'journal'), others: { details: ['email', 'before'] } },
  {
    ...hashed(idempotencyKeys, idempotencyKeys.userId),
    export: { none: 'answers of calls once more, kept for a day' },
  },
  stays(collected.userActivityLog, collected.userActivityLog.userId, 'visits'),
  stays(collected.contentViews, collected.contentViews.userId, 'views'),
  stays(collected.trainingAttendances, collected.trainingAttendances.userId, 'training-visits'),
  // future seats are given up first; a past seat stays as a number in the attendance list
  blank(trainingRegistrations, trainingRegistrations.userId, 'training-bookings', [
    'checkInCode',
    'joinUrl',
    'guestEmailHash',
    'guestPhoneHash',
    'recordedById',
    'lineRecordedById',
    'visitedById',
    'cancelledById',
  ]),
  acted(trainingRegistrations, trainingRegistrations.recordedById),
  acted(trainingRegistrations, trainingRegistrations.lineRecordedById),
  acted(trainingRegistrations, trainingRegistrations.visitedById),
  acted(trainingRegistrations, trainingRegistrations.cancelledById),
  gone(trainingQuestions, trainingQuestions.askerId, 'webinar-questions', ['answeredById']),
  acted(trainingQuestions, trainingQuestions.answeredById),
  gone(leaderAbsences, leaderAbsences.leaderId, 'days-without-trainings', ['authorId']),
  acted(leaderAbsences, leaderAbsences.authorId),
  acted(trainingQuotas, trainingQuotas.authorId),
  acted(trainingMessages, trainingMessages.authorId),
  gone(calendarFeeds, calendarFeeds.userId, 'calendar-feed', ['tokenHash']),
  acted(trainings, trainings.leaderId),
  acted(trainings, trainings.authorId),
  acted(trainings, trainings.cancelledById),
  acted(trainingTopics, trainingTopics.createdById),
];
