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
  /** Why it is so, in words that don't name the key: whoever takes the test again reads it too. */
  explanation: string;
  /** The article to read about it. */
  articleId: string | null;
  options: StoredOption[];
}

/** What belongs to a test as a whole, whatever its version. */
export interface TestHead {
  markId: string;
  videoId: string | null;
  startDate: string | null;
  endDate: string | null;
  /** When it is to come out; without it, as it is published. */
  dueAt?: string | null;
  /** Slugs of themes and aliases of gammas that it is to have; without them it keeps those it has. */
  tags?: string[] | undefined;
  gammas?: string[] | undefined;
  /** Of a test of the education programme. */
  programmeMonthId?: string;
  stepSlug?: string | null;
}

/** All that a version of a test says, asks and pays. */
export interface TestContent {
  /** Of a draft: what publishing it writes into the test's row. What is published is read from the row alone. */
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
  /** Stays the same from version to version, as its options' do: results are joined by them. */
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

/** What belongs to a survey as a whole, whatever its version. */
export interface SurveyHead {
  markId: string;
  slug: string;
  startDate: string | null;
  endDate: string | null;
  /** When it is to come out; without it, as it is published. */
  dueAt?: string | null;
}

/** All that a version of a survey says, asks and pays. */
export interface SurveyContent {
  /** Of a draft: what publishing it writes into the survey's row. */
  head?: SurveyHead;
  title: string;
  description: string;
  image: StoredImage | null;
  countPoints: number;
  questions: StoredSurveyQuestion[];
  dependentQuestion: StoredSurveyRule[];
}

/** What a sent attempt came to; points are whole. */
export interface StoredTestResult {
  correctAnswersCount: number;
  questionsCount: number;
  points: number;
  passed: boolean;
  repeatDatetime: string | null;
  /** In the programme: what its limit has left of the points. */
  awarded?: number;
}

/** A letter that takes a question out of the portal: whom to, and what its sender adds. */
export interface OutsideLetter {
  to: string;
  comment: string | null;
}

/** Seconds from the start of the video: `[from, to]`. */
export type PlayedRange = [number, number];

/** Somebody without an account whom staff booked a seat for. */
export interface StoredGuest {
  lastName: string;
  firstName: string;
  middleName: string;
  email: string;
  phone: string;
  pharmacyId: string;
}
