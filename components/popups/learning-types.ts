import type { TestResultFacts } from '@/components/blocks/test-result/result-facts';

export interface CourseRatingProps {
  /** Month of the programme: `2025-05`. */
  courseId: string;
  /** «Май 2025» */
  title: string;
  /** What it was rated before; null for the first time. */
  rating: number | null;
}

export interface TestResultProps extends TestResultFacts {
  /** What comes next, the main step first. */
  next?: readonly { title: string; href: string }[];
  /** After closing: the page shows the finished test. */
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
  /** `updatedAt` as it is seen. */
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
  /** Of what the pictures are. */
  title: string;
  pictures: readonly { name: string; original: string }[];
  /** The one to begin with. */
  at: number;
}
