import type { AuthoredProblem } from '@/lib/domain/authored-problems';
import { snakeName } from '@/lib/json-api/case';
import { ManyProblems } from '../../http/app-error';

/** Throws 422 with every problem, each at its field. */
export function refuse(problems: readonly AuthoredProblem[]): void {
  if (problems.length === 0) return;
  throw new ManyProblems(
    422,
    problems.map(({ pointer, code, text }) => ({
      code,
      detail: text,
      source: { pointer: `/data/attributes/${pointer.split('/').map(snakeName).join('/')}` },
    })),
  );
}
