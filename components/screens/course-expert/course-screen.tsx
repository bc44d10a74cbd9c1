import type { Course, Lesson } from '@/api/courses/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CourseProgress, stepHref } from '@/components/blocks/course-progress/course-progress';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { Badge } from '@/components/ui/badge/badge';
import { PlateCard } from '@/components/ui/card/plate-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { courseProgress } from '@/lib/domain/course';
import { TYPE_NAMES } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';
import styles from './course.module.css';
import { SampleCourse } from './sample-course';

/** Four steps in their order, the test last, with what is done and what comes next. */
export function CourseScreen({ course }: { course: Course }) {
  const { title, description, lessons } = course;
  const { next } = courseProgress(lessons);
  return (
    <PageWrap>
      <Breadcrumbs largeBack />
      <PageHead title={title} lead={description} />
      {lessons.length === 0 ? (
        <SampleCourse />
      ) : (
        <>
          <div className={styles.progress}>
            <CourseProgress lessons={lessons} />
          </div>
          <Tiles columns={4} phone={1} as="ul">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Step lesson={lesson} isNext={lesson.number === next} />
              </li>
            ))}
          </Tiles>
        </>
      )}
    </PageWrap>
  );
}

function Step({ lesson, isNext }: { lesson: Lesson; isNext: boolean }) {
  const { number, title, type, image, finished, brand } = lesson;
  const badge = finished ? (
    <Badge kind="good" icon="check">
      Пройден
    </Badge>
  ) : isNext ? (
    <Badge kind="solid">Дальше</Badge>
  ) : undefined;
  return (
    <PlateCard
      level={2}
      title={title}
      href={stepHref(lesson)}
      brand={brand}
      shot={
        <Shot
          src={image?.previewUrl ?? '/art/empty-list.svg'}
          ratio="16/10"
          first={number === 1}
          topLeft={badge}
        />
      }
      meta={
        <Meta>
          <MetaItem>Шаг {number}</MetaItem>
          <MetaItem>{TYPE_NAMES[type].one}</MetaItem>
          {lesson.points > 0 && <DropTag brand={brand}>{points(lesson.points)}</DropTag>}
        </Meta>
      }
    >
      <EridMark {...lesson} />
    </PlateCard>
  );
}
