import type { TrainingSlot } from '@/api/trainings/queries';
import type { Presence, WebinarQuestion } from '@/api/webinars/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PartError } from '@/components/blocks/part-error/part-error';
import { WebinarQuestions } from '@/components/blocks/webinar-room/webinar-questions';
import { WebinarStage } from '@/components/blocks/webinar-room/webinar-stage';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import * as path from '@/lib/routes/path';

interface WebinarRoomScreenProps {
  training: TrainingSlot;
  presence: Presence;
  /** Null when the request failed. */
  questions: readonly WebinarQuestion[] | null;
  now: Date;
}

/** Page of a webinar for a leader without a timetable: presence and questions. */
export function WebinarRoomScreen({ training, presence, questions, now }: WebinarRoomScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs current={training.name} />
      <PageHead title={training.name} lead={wholeMomentWords(training.slot)} />
      <WebinarStage {...{ training, presence, now }} />
      {questions ? (
        <WebinarQuestions questions={questions} />
      ) : (
        <PartError what="Вопросы участников" href={path.webinarRoom(training.id)} />
      )}
    </Wrap>
  );
}
