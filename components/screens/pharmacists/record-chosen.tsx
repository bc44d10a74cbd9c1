'use client';

import { useChosen } from '@/components/blocks/staff-table/choice';
import { ButtonLink } from '@/components/ui/button/button';
import * as path from '@/lib/routes/path';

/** Limit of people recorded at once. */
const MOST = 20;

/** Link that takes the chosen people to the choice of a training. */
export function RecordChosen() {
  const { onPage } = useChosen();
  if (onPage.length > MOST) return <span>Записать сразу можно не больше {MOST} человек</span>;
  return (
    <ButtonLink
      href={`${path.representativeRecording()}?person=${onPage.join(',')}`}
      size="s"
      kind="light"
      icon="plus"
    >
      Записать на тренинг
    </ButtonLink>
  );
}
