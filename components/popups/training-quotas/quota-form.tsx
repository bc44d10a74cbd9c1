'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { keepSeatsOf } from '@/api/quotas/queries';
import { areasQuery } from '@/api/select/queries';
import { loadChains } from '@/components/blocks/training-selects/training-loads';
import { DateField } from '@/components/forms/date-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { RadioField } from '@/components/forms/radio-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextField } from '@/components/forms/text-field';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { QUOTA_WORDS } from '@/lib/domain/trainings/quota';
import styles from './training-quotas.module.css';

const KINDS = Object.entries(QUOTA_WORDS).map(([value, label]) => ({ value, label }));
const EMPTY = { kind: 'chain' as const, chainId: '', areaId: '', seats: '', untilDay: '', note: '' };
const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

interface QuotaFormProps {
  trainingId: string;
  done: () => Promise<void>;
}

/** The form that keeps seats: for whom, how many, until when. */
export function QuotaForm({ trainingId, done }: QuotaFormProps) {
  const [request] = useState(() => new RequestKey());
  /** Key of the form: a new form after each submit clears the chosen chain too. */
  const [made, setMade] = useState(0);
  return (
    <Form
      key={made}
      schema={async () => (await import('@/lib/validation/forms/training-quota')).trainingQuotaForm}
      defaults={EMPTY}
      label="Отложенные места"
      onSubmit={async (body) => {
        await keepSeatsOf(trainingId, body, request.of([trainingId, body]));
        request.forget();
        toast({
          text: body.kind === 'link' ? 'Ссылка готова: скопируйте её ниже' : 'Места отложены',
          kind: 'good',
        });
        await done();
        setMade((count) => count + 1);
      }}
    >
      <RadioField name="kind" label="Для кого" choices={KINDS} />
      <Whose />
      <div className={styles.row}>
        <TextField name="seats" label="Мест" inputMode="numeric" />
        <DateField name="untilDay" label="До какого дня" optional hint="Пусто — до начала тренинга" />
      </div>
      <TextField name="note" label="Заметка для себя" optional maxLength={100} />
      <FormMessage />
      <div>
        <SubmitButton>Отложить</SubmitButton>
      </div>
    </Form>
  );
}

function Whose() {
  const kind = useWatch({ name: 'kind' }) as string;
  const cache = useQueryClient();
  const areas = useQuery({ ...areasQuery(), enabled: kind === 'area' });
  if (kind === 'chain') {
    return (
      <RemoteSelectField
        name="chainId"
        label="Сеть"
        placeholder="Начните вводить название"
        load={loadChains(cache)}
      />
    );
  }
  if (kind === 'area') {
    const options = (areas.data?.items ?? []).map(option);
    return (
      <NativeSelectField
        name="areaId"
        label="Территория"
        placeholder="Выберите территорию"
        options={options}
      />
    );
  }
  return <p className={styles.more}>Записаться сможет любой фармацевт, у которого есть ссылка.</p>;
}
