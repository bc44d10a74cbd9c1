'use client';

import { useChosen } from '@/components/blocks/staff-table/choice';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { formatNumber } from '@/lib/format/number';

/** Sample action on the chosen rows: shows which rows it received. */
export function ChosenAct() {
  const { ids, count, clear } = useChosen();
  const act = () => {
    const whom = ids === 'all' ? 'всех по фильтру' : `строк: ${ids.join(', ')}`;
    toast({ text: `В архив ${whom} (${formatNumber(count)})`, kind: 'good' });
    clear();
  };
  return (
    <Button size="s" kind="light" onClick={act}>
      В архив
    </Button>
  );
}
