/** States of a review in the order a moderator works (specification, section 4). */
export const REVIEW_STATUSES = ['on_moderation', 'approved', 'rejected'] as const;
export type ReviewStatusName = (typeof REVIEW_STATUSES)[number];

export const REVIEW_STATUS_NAMES: Readonly<Record<ReviewStatusName, string>> = {
  on_moderation: 'На проверке',
  approved: 'Одобрен',
  rejected: 'Отклонён',
};
