import type { Metadata } from 'next';
import { courseQuery } from '@/api/courses/queries';
import { must } from '@/api/core/server';
import { CourseScreen } from '@/components/screens/course-expert/course-screen';
import { EXPERT_COURSE } from '@/lib/domain/course';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('courseExpert') };

export default async function Page() {
  await requireRoute();
  return <CourseScreen course={await must(courseQuery(EXPERT_COURSE))} />;
}
