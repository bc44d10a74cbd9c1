import type { Course } from '@/api/courses/queries';
import { CourseProgress } from '@/components/blocks/course-progress/course-progress';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { courseProgress, EXPERT_COURSE_PAGE } from '@/lib/domain/course';

/** The course until it is completed; nothing when it is switched off, has no steps, or failed to load. */
export function CourseBlock({ course }: { course: Course | null }) {
  if (!course || courseProgress(course.lessons).next === null) return null;
  const { title, description, lessons } = course;
  const all = (
    <TextLink href={EXPERT_COURSE_PAGE} plain icon="right">
      Все шаги
    </TextLink>
  );
  return (
    <Section title={title} lead={description} aside={all}>
      <CourseProgress lessons={lessons} />
    </Section>
  );
}
