import Form from 'next/form';
import { Hidden } from '@/components/ui/hidden/hidden';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Input } from '@/components/ui/input/input';
import { KeepFields } from './keep-fields';
import { LEARNINGS_PATH, type LearningsView } from './learning-filters';
import styles from './learnings.module.css';

/** Words to look for; a plain GET form, so it works before any script. */
export function SearchBox({ view }: { view: LearningsView }) {
  return (
    <Form action={LEARNINGS_PATH} scroll={false} prefetch={false} role="search" className={styles.search}>
      <KeepFields view={view} but={['search']} />
      <label>
        <Hidden>Поиск по обучениям</Hidden>
        <Input
          key={view.search ?? ''}
          type="search"
          name="search"
          maxLength={255}
          enterKeyHint="search"
          placeholder="Название или тема"
          defaultValue={view.search ?? ''}
          end={<IconButton type="submit" icon="search" label="Найти" />}
        />
      </label>
    </Form>
  );
}
