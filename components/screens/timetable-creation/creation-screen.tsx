import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { TrainingForm, type TrainingFormProps } from './training-form';

const LEADS = {
  new: 'Одна дата или сразу месяц: повтор сначала покажет, что получится.',
  copy: 'Всё, кроме даты, уже заполнено.',
};

/** The form of a date: new, a copy, or one that is changed. */
export function CreationScreen(props: TrainingFormProps) {
  const { from, copy } = props;
  const isChange = from !== null && !copy;
  return (
    <Wrap>
      <Breadcrumbs largeBack={!isChange} {...(isChange ? { current: 'Изменение тренинга' } : {})} />
      {isChange ? (
        <PageHead title={from.name} lead="Изменение тренинга" />
      ) : (
        <PageHead title={pageTitle('timetableCreation')} lead={copy ? LEADS.copy : LEADS.new} sameAsCrumbs />
      )}
      <TrainingForm {...props} />
    </Wrap>
  );
}
