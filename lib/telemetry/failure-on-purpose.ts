import * as path from '../routes/path';

/** Where the kit lets an operator see that reports arrive (`KIT=1`). */
export const FAILURE_PATH = path.kitFailure();

/** Fails when it is asked to, with words nobody's error has. */
export function failOnPurpose(where: 'server' | 'edge', asked: string | null): void {
  if (asked === where) throw new Error(`A failure on purpose: ${where}`);
}
