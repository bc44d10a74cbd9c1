/** What a notification may be about. */
export const NOTIFICATION_KINDS = [
  'question-new',
  'question-answered',
  'review-approved',
  'review-rejected',
  'training',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What its words and its link are made of (specification, section 3). */
export interface NotificationData {
  /** Path within the portal. */
  link: string;
  title: string;
  text?: string;
  trainingTopicName?: string;
  trainingDate?: string;
  trainingDateTime?: string;
}
