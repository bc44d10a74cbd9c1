import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { learningList, LEARNINGS_PATH, type LearningsView } from './learning-filters';
import styles from './learnings.module.css';

/** Words to look for among the chosen. */
export function SearchBox({ view }: { view: LearningsView }) {
  return (
    <SearchForm
      action={LEARNINGS_PATH}
      still
      label="Поиск по обучениям"
      placeholder="Название или тема"
      value={view.search}
      className={styles.search}
      kept={<HiddenFields of={learningList.hidden(view, ['search'])} />}
    />
  );
}
