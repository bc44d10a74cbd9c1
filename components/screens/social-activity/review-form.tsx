'use client';

import { useRouter } from 'next/navigation';
import { createReview } from '@/api/reviews/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextField } from '@/components/forms/text-field';
import { toast } from '@/components/ui/toast/toast-store';
import type { Brand } from '@/lib/domain/brands';

const EMPTY = { mark: '', title: '', link: '' };
const rules = () => import('@/lib/validation/forms/review').then(({ sendReview }) => sendReview);

/** Form that sends a link to the person's own review. */
export function ReviewForm({ brands }: { brands: readonly Brand[] }) {
  const router = useRouter();
  return (
    <Form
      schema={rules}
      defaults={EMPTY}
      label="Новый отзыв"
      onSubmit={async (body, form) => {
        await createReview(body);
        form.reset(EMPTY);
        router.refresh();
        toast({ text: 'Отзыв отправлен на проверку.', kind: 'good' });
      }}
    >
      <NativeSelectField
        name="mark"
        label="Бренд"
        placeholder="Выберите бренд"
        options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TextField name="title" label="О чём отзыв" maxLength={100} />
      <TextField name="link" label="Ссылка на отзыв" type="url" inputMode="url" placeholder="https://" />
      <FormMessage />
      <SubmitButton wide>Отправить</SubmitButton>
    </Form>
  );
}
