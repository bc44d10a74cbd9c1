'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTransferPoints } from '@/api/points/queries';
import { marksQuery } from '@/api/select/queries';
import { meQuery } from '@/api/me/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button/button';
import type { Option } from '@/components/ui/native-select/native-select';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { compareMarks, nameIn, routedBrands, type Brand } from '@/lib/domain/brands';
import { TRANSFERS_A_DAY } from '@/lib/domain/transfer-limit';
import { points } from '@/lib/format/number';
import { pointsTransferWithin } from '@/lib/validation/forms/points-transfer';
import { PopupShell, useClosePopup } from '../slot';
import type { PointsTransferProps } from '../types';

type Balances = Readonly<Record<string, number>>;

export function PointsTransferPopup({ brand = '' }: PointsTransferProps) {
  const me = useQuery(meQuery());
  const marks = useQuery(marksQuery());
  return (
    <PopupShell title="Перевод баллов" size="s" short keep>
      {me.data && !marks.isPending ? (
        <TransferForm balances={me.data.markPoints} marks={marks.data?.items ?? []} brand={brand} />
      ) : (
        <RowSkeleton />
      )}
    </PopupShell>
  );
}

interface TransferProps {
  balances: Balances;
  /** Brands from the service; when they fail to load, only brands with points are offered. */
  marks: readonly Brand[];
  brand: string;
}

function choices(marks: readonly Brand[], balances: Balances) {
  const slugs = new Set([
    ...routedBrands(marks.map(({ slug }) => slug)).map(({ slug }) => slug),
    ...Object.keys(balances),
  ]);
  const nameOf = nameIn(marks);
  const options = [...slugs]
    .sort(compareMarks)
    .map((slug) => ({ value: slug, label: `${nameOf(slug)}: ${points(balances[slug] ?? 0)}` }));
  return { options, nameOf };
}

interface MarkFieldsProps {
  options: readonly Option[];
  balances: Balances;
}

/** The source brand, of those with points, and the target brand, without the source. */
function MarkFields({ options, balances }: MarkFieldsProps) {
  const { control, getValues, setValue } = useFormContext();
  const from = useWatch({ control, name: 'from' }) as string;
  useEffect(() => {
    if (from && getValues('to') === from) setValue('to', '');
  }, [from, getValues, setValue]);
  const held = options.filter(({ value }) => value === from || (balances[value] ?? 0) > 0);
  const others = options.filter(({ value }) => value !== from);
  return (
    <>
      <NativeSelectField name="from" label="Откуда" placeholder="Выберите бренд" options={held} />
      <NativeSelectField name="to" label="Куда" placeholder="Выберите бренд" options={others} />
    </>
  );
}

function TransferForm({ balances, marks, brand }: TransferProps) {
  const close = useClosePopup();
  const router = useRouter();
  const transfer = useTransferPoints();
  const schema = useMemo(() => pointsTransferWithin(balances), [balances]);
  // one idempotency key per transfer: a retry after a lost response does not transfer the points twice
  const [request] = useState(() => new RequestKey());
  const { options, nameOf } = choices(marks, balances);
  return (
    <Form
      schema={schema}
      defaults={{ from: brand, to: '', amount: '' as never }}
      label="Перевод баллов"
      onSubmit={async (body) => {
        await transfer.mutateAsync({ ...body, idempotencyKey: request.of(body) });
        router.refresh();
        close();
        toast({
          text: `${points(body.amount)}: ${nameOf(body.from)} → ${nameOf(body.to)}`,
          kind: 'good',
        });
      }}
    >
      <p>1 балл = 1 балл, не больше {TRANSFERS_A_DAY} переводов в день.</p>
      <MarkFields options={options} balances={balances} />
      <TextField name="amount" label="Сколько баллов" inputMode="numeric" autoComplete="off" />
      <FormMessage />
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Отмена
        </Button>
        <SubmitButton>Перевести</SubmitButton>
      </PopupShell.Actions>
    </Form>
  );
}
