'use client';

import { useLeaveQuestions } from './use-question';

/** Nothing to see: what back does on the result of a test that was taken on this page. */
export function LeaveQuestions() {
  useLeaveQuestions();
  return null;
}
