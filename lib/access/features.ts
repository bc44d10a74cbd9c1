/** Built but off by default: 404 for every role until `ENABLED_FEATURES` names them (section 6, 'Disabled'). */
export const FEATURES = [
  'dashboard',
  'course-expert',
  'social-activity',
  'registration-in-account',
  'development-6',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Reads `ENABLED_FEATURES=dashboard,social-activity`; a word that is no feature is an error naming the words. */
export function readFeatures(list: string): Feature[] {
  const words = list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const unknown = words.filter((word) => !FEATURES.includes(word as Feature));
  if (unknown.length > 0) {
    throw new Error(`ENABLED_FEATURES: unknown ${unknown.join(', ')}; known: ${FEATURES.join(', ')}`);
  }
  return words as Feature[];
}
