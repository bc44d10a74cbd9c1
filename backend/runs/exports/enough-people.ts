import { FEWEST } from '@/lib/domain/hidden-cells';
import { AppError } from '../../http/app-error';

/** Answers of a few people name somebody even without names. 409 `too-few-answers`. */
export function assertEnoughPeople(answers: number): void {
  if (answers >= FEWEST) return;
  const words = `Файл ответов можно сделать, когда ответят хотя бы ${String(FEWEST)} человек: `;
  throw new AppError(409, 'too-few-answers', `${words}до этого по нему было бы видно, кто как ответил.`);
}
