'use client';

import { useRouter } from 'next/navigation';
import { rateMonth } from '@/api/programme/queries';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { RadioField } from '@/components/forms/radio-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { COURSE_COMMENT, COURSE_RATING_WORDS, COURSE_RATINGS } from '@/lib/domain/course-rating';
import { courseRatingForm } from '@/lib/validation/forms/course-rating';
import { PopupShell, useClosePopup } from '../slot';
import type { CourseRatingProps } from '../learning-types';

const CHOICES = COURSE_RATINGS.toReversed().map((value) => ({
  value: String(value),
  label: `${String(value)} — ${COURSE_RATING_WORDS[value].toLowerCase()}`,
}));

/** Rates a month of study with a number and an optional comment. */
export function CourseRatingPopup({ courseId, title, rating }: CourseRatingProps) {
  const close = useClosePopup();
  const router = useRouter();
  return (
    <PopupShell title="Оцените месяц обучения" size="s" keep>
      <p>{title}: оценка и отзыв помогут нам сделать следующие месяцы полезнее.</p>
      <Form
        schema={courseRatingForm}
        defaults={{ rating: rating === null ? '' : String(rating), comment: '' }}
        label="Оценка месяца"
        onSubmit={async ({ rating, comment }) => {
          await rateMonth(courseId, Number(rating), comment);
          router.refresh();
          close();
          toast({ text: 'Спасибо за оценку!', kind: 'good' });
        }}
      >
        <RadioField name="rating" label="Оценка" choices={CHOICES} />
        <TextareaField
          name="comment"
          label="Что понравилось, а что нет"
          optional
          rows={3}
          max={COURSE_COMMENT}
        />
        <FormMessage />
        <PopupShell.Actions>
          <Button kind="second" onClick={close}>
            Позже
          </Button>
          <SubmitButton>Оценить</SubmitButton>
        </PopupShell.Actions>
      </Form>
    </PopupShell>
  );
}
