import type { Course, Lesson } from '@/api/courses/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { StepDots } from '@/components/ui/step-dots/step-dots';
import { courseProgress } from '@/lib/domain/course';
import { learningHref } from '@/lib/domain/learning';
import styles from './course-progress.module.css';

/** The address of a lesson of the course. */
export const stepHref = ({ type, modelId, slug, brand }: Lesson) =>
  learningHref({ type, id: modelId, slug, brand });

/** The number of lessons done and a link to the next one. */
export function CourseProgress({ lessons }: Pick<Course, 'lessons'>) {
  const { done, next } = courseProgress(lessons);
  const step = lessons.find(({ number }) => number === next);
  const words = `Пройдено ${done} из ${lessons.length}`;
  return (
    <div className={styles.progress}>
      <StepDots done={done} total={lessons.length} label={words} />
      <p>{step ? words : 'Курс пройден. Знания остались с вами.'}</p>
      {step && <ButtonLink href={stepHref(step)}>{done === 0 ? 'Начать курс' : 'Продолжить'}</ButtonLink>}
    </div>
  );
}
