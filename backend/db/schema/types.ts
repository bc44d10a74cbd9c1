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

/** What a sent attempt came to; points are whole. */
export interface StoredTestResult {
  correctAnswersCount: number;
  questionsCount: number;
  points: number;
  passed: boolean;
  repeatDatetime: string | null;
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
