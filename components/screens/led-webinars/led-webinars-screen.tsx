import type { TrainingSlot } from '@/api/trainings/queries';
import { ListEmpty } from '@/components/blocks/list-page/list-empty';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { TrainingChoice } from '@/components/blocks/training-selects/training-choice';
import { Section } from '@/components/ui/section/section';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';

interface LedWebinarsScreenProps {
  coming: readonly TrainingSlot[];
  past: readonly TrainingSlot[];
}

const NONE = {
  title: 'Вы пока не ведёте вебинары',
  text: 'Вебинар появится здесь, когда вас назначат ведущим.',
};

/** Webinars of a leader who has no timetable, with links to the questions asked there. */
export function LedWebinarsScreen({ coming, past }: LedWebinarsScreenProps) {
  return (
    <ListFrame
      title={pageTitle('ledWebinars')}
      lead="Здесь вопросы участников и те, кто отметился на вебинаре."
    >
      {coming.length + past.length === 0 && <ListEmpty words={NONE} level={2} />}
      <Webinars title="Сегодня и впереди" slots={coming} />
      <Webinars title="За последний месяц" slots={past} />
    </ListFrame>
  );
}

function Webinars({ title, slots }: { title: string; slots: readonly TrainingSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <Section title={title}>
      <TrainingChoice slots={slots} href={path.webinarRoom} />
    </Section>
  );
}
