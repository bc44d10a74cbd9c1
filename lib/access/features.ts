/** Features that are off by default: 404 for every role until `ENABLED_FEATURES` names them (section 6, 'Disabled'). */
export const FEATURES = [
  'dashboard',
  'course-expert',
  'social-activity',
  'registration-in-account',
  'development-6',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Parses `ENABLED_FEATURES=dashboard,social-activity`; throws on an unknown name and lists the known ones. */
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
