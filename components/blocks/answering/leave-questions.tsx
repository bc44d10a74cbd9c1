'use client';

import { useLeaveQuestions } from './use-question';

/** Renders nothing: makes «Назад» on a test's result leave the page instead of showing its questions. */
export function LeaveQuestions() {
  useLeaveQuestions();
  return null;
}
