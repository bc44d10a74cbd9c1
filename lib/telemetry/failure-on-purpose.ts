import * as path from '../routes/path';

/** Page of the kit where an operator can check that reports arrive (`KIT=1`). */
export const FAILURE_PATH = path.kitFailure();

/** Throws when `asked` names this place, with a message that no real error has. */
export function failOnPurpose(where: 'server' | 'edge', asked: string | null): void {
  if (asked === where) throw new Error(`A failure on purpose: ${where}`);
}
