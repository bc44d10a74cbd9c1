import type { LearningStatistics } from '@/api/account/queries';
import type { RegisteredPharmacist } from '@/api/timetable/queries';
import type { Person, UserScore } from '@/api/user/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PartError } from '@/components/blocks/part-error/part-error';
import { MarkPointsTable } from '@/components/blocks/territory/mark-points-table';
import territory from '@/components/blocks/territory/territory.module.css';
import { TrainingHistory } from '@/components/blocks/territory/training-history';
import { hasLearned, LearningFigures } from '@/components/screens/account/statistics-part';
import { Section } from '@/components/ui/section/section';
import { Wrap } from '@/components/ui/wrap/wrap';
import { fullName } from '@/lib/format/person';
import type { PageMeta } from '@/lib/json-api/answer';
import { PersonHead } from './person-head';
import { ScoresPart } from './scores-part';
import { scoresList, type ScoresView } from './scores-view';

interface PersonScreenProps {
  view: ScoresView;
  person: Person;
  /** Null when the request failed. */
  scores: { items: readonly UserScore[]; page?: PageMeta | undefined } | null;
  trainings: { items: readonly RegisteredPharmacist[] } | null;
  statistics: LearningStatistics | null;
  marks: readonly { slug: string; name: string }[];
  /** The viewer may close an account. */
  mayArchive: boolean;
  now: Date;
}

/** One pharmacist, for those who look after them: points, trainings, learning. */
export function PersonScreen(props: PersonScreenProps) {
  const { view, person, scores, trainings, statistics, marks, mayArchive, now } = props;
  const again = scoresList.href(view, { page: view.page });
  return (
    <Wrap>
      <Breadcrumbs current={fullName(person)} />
      <PersonHead person={person} mayArchive={mayArchive} now={now} />
      <Section title="Баллы по брендам" first>
        <Points person={person} marks={marks} />
      </Section>
      <Section title="Тренинги">
        {trainings ? (
          <TrainingHistory items={trainings.items} now={now} />
        ) : (
          <PartError what="Тренинги" href={again} />
        )}
      </Section>
      <Section title="Обучение">
        {!statistics && <PartError what="Цифры" href={again} />}
        {statistics && !hasLearned(statistics) && <p className={territory.none}>Пока ничего не пройдено.</p>}
        {statistics && hasLearned(statistics) && <LearningFigures all={statistics} />}
      </Section>
      <ScoresPart {...{ view, marks }} list={scores} />
    </Wrap>
  );
}

/** Points by brand, for brands that have any; the list has the sum of all. */
function Points({ person, marks }: Pick<PersonScreenProps, 'person' | 'marks'>) {
  const { markPoints, standing } = person;
  const known = marks.map(({ slug, name }) => ({
    id: slug,
    name,
    total: markPoints[slug] ?? 0,
    earned: standing?.earned[slug] ?? 0,
    spent: standing?.spent[slug] ?? 0,
  }));
  const some = known.filter(({ earned, total }) => earned > 0 || total > 0);
  if (some.length === 0) return <p className={territory.none}>Баллов ещё нет</p>;
  return <MarkPointsTable caption="Баллы по брендам" marks={some} />;
}
