import { Button } from '@/components/ui/button/button';
import { GetForm } from '@/components/ui/get-form/get-form';
import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Input } from '@/components/ui/input/input';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { questionHidden, QUESTIONS_PATH, type QuestionView } from './question-view';
import styles from './questions.module.css';

interface FilterFormProps {
  view: QuestionView;
  recipients: readonly { id: string; name: string; count: number }[];
}

/** Filter by words and by expert; a plain GET form, so it works before any script. */
export function FilterForm({ view, recipients }: FilterFormProps) {
  const { tab, search = '', expert = '' } = view;
  const options = [
    { value: '', label: 'Все эксперты' },
    ...(tab === 'answered' ? [] : [{ value: 'any', label: 'Любому эксперту' }]),
    ...recipients.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
  ];
  return (
    <GetForm action={QUESTIONS_PATH} still role="search" className={styles.filters}>
      <HiddenFields of={questionHidden(view)} />
      <label>
        <Hidden>Поиск по вопросам и ответам</Hidden>
        <Input
          key={search}
          type="search"
          name="search"
          maxLength={255}
          enterKeyHint="search"
          placeholder="Например, SPF или ретинол"
          defaultValue={search}
        />
      </label>
      <label>
        <Hidden>Эксперт</Hidden>
        <NativeSelect key={expert} name="expert" defaultValue={expert} options={options} />
      </label>
      <Button type="submit" kind="second" icon="search">
        Найти
      </Button>
    </GetForm>
  );
}
