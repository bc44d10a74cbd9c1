import { Note } from '@/components/ui/note/note';
import styles from './draft-note.module.css';

/** A note over an unpublished item: only authors see it, and progress and ratings are not saved. */
export function DraftNote() {
  return (
    <div className={styles.note}>
      <Note role="note">
        Материал не опубликован: его видят только авторы. Прохождение и оценки здесь не сохраняются.
      </Note>
    </div>
  );
}
