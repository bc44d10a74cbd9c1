import type { TestResultFacts } from '@/components/blocks/test-result/result-facts';

export interface CourseRatingProps {
  /** Month of the programme: `2025-05`. */
  courseId: string;
  /** «Май 2025» */
  title: string;
  /** The earlier rating; null for the first one. */
  rating: number | null;
}

export interface TestResultProps extends TestResultFacts {
  /** Links to next steps, the main one first. */
  next?: readonly { title: string; href: string }[];
  /** Called after closing; the page then shows the finished test. */
  onClose?: () => void;
}

export interface AboutExpertProps {
  id: string;
  name: string;
  position: string;
  shortDescription: string;
  fullDescription: string;
  additionalDescription: string;
  imageUrl: string | null;
  /** Questions may be addressed to this person. */
  takesQuestions: boolean;
}

export interface QuestionAnswerProps {
  id: string;
  question: string;
  /** The answer to correct. */
  answer: string | null;
  /** `updatedAt` of the question on the screen. */
  seenAt: string;
}

export interface ProgrammeAnswerProps {
  id: string;
  question: string;
  /** The answer to correct. */
  answer: string | null;
}

export interface QuestionRedirectProps {
  id: string;
  question: string;
}

export interface PicturesProps {
  /** The subject of the pictures. */
  title: string;
  pictures: readonly { name: string; original: string }[];
  /** Index of the first shown picture. */
  at: number;
}
