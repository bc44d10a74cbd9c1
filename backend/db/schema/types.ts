import type { MultipleChoiceScoring } from '@/lib/domain/scoring';

/** A picture as every resource carries it (decisions, 'Wire format'), camelCase inside. */
export interface StoredImage {
  name: string;
  fileName: string;
  uuid: string;
  previewUrl: string;
  originalUrl: string;
  order: number;
  customProperties: Record<string, unknown>;
  extension: string;
  size: number;
}

/** Pictures of a product by their use; the gallery is `preview`. */
export interface StoredProductImages {
  ogImage: StoredImage | null;
  content: StoredImage[];
  preview: StoredImage[];
}

export interface SavedAnswer {
  questionId: string;
  optionIds: string[];
}

export interface StoredOption {
  /** Stays the same from version to version. */
  id: string;
  text: string;
  image: StoredImage | null;
  isRight: boolean;
  countPoints: number;
  /** Why it is right or wrong: a sentence or two. */
  explanation: string;
}

export interface StoredQuestion {
  /** Stays the same from version to version. */
  id: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  image: StoredImage | null;
  /** Explanation that does not name the right answer: people who take the test again read it too. */
  explanation: string;
  /** Id of the article to read about the question. */
  articleId: string | null;
  options: StoredOption[];
}

/** Properties of a test that do not depend on its version. */
export interface TestHead {
  markId: string;
  videoId: string | null;
  startDate: string | null;
  endDate: string | null;
  /** Requested time of publication; without it, the moment of publishing. */
  dueAt?: string | null;
  /** Slugs of themes and aliases of gammas to set; without them the test keeps its current ones. */
  tags?: string[] | undefined;
  gammas?: string[] | undefined;
  /** Tests of the education programme only. */
  programmeMonthId?: string;
  stepSlug?: string | null;
}

/** Content of a version of a test. */
export interface TestContent {
  /**
   * Drafts only: values that publishing writes into the test's row. Those of a published test are read from the row
   * alone.
   */
  head?: TestHead;
  title: string;
  description: string;
  image: StoredImage | null;
  countPoints: number;
  availableErrorsCount: number;
  pointsMultiplier: number;
  multipleChoiceScoring: MultipleChoiceScoring;
  questions: StoredQuestion[];
}

/** Answers of a survey: chosen options, and a person's own words where the question takes them; '' for none. */
export interface SavedSurveyAnswer extends SavedAnswer {
  ownAnswer: string;
}

export interface StoredSurveyQuestion {
  /** Stays the same from version to version, like the ids of its options: results are joined by them. */
  id: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  image: StoredImage | null;
  isRequired: boolean;
  ownAnswerAllowed: boolean;
  options: { id: string; text: string; image: StoredImage | null }[];
}

/** A question is asked when one of these options of an earlier one is chosen. */
export interface StoredSurveyRule {
  questionId: string;
  parentId: string;
  optionIds: string[];
}

/** Properties of a survey that do not depend on its version. */
export interface SurveyHead {
  markId: string;
  slug: string;
  startDate: string | null;
  endDate: string | null;
  /** Requested time of publication; without it, the moment of publishing. */
  dueAt?: string | null;
}

/** Content of a version of a survey. */
export interface SurveyContent {
  /** Drafts only: values that publishing writes into the survey's row. */
  head?: SurveyHead;
  title: string;
  description: string;
  image: StoredImage | null;
  countPoints: number;
  questions: StoredSurveyQuestion[];
  dependentQuestion: StoredSurveyRule[];
}

/** Result of a sent attempt; points are whole. */
export interface StoredTestResult {
  correctAnswersCount: number;
  questionsCount: number;
  points: number;
  passed: boolean;
  repeatDatetime: string | null;
  /** Programme only: points left after its limit was applied. */
  awarded?: number;
}

/** A letter that sends a question outside the portal: its recipient and the sender's comment. */
export interface OutsideLetter {
  to: string;
  comment: string | null;
}

/** Seconds from the start of the video: `[from, to]`. */
export type PlayedRange = [number, number];

/** A guest: a person without an account, for whom staff booked a seat. */
export interface StoredGuest {
  lastName: string;
  firstName: string;
  middleName: string;
  email: string;
  phone: string;
  pharmacyId: string;
}
