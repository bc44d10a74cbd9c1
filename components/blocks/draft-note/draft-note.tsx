import { Note } from '@/components/ui/note/note';
import styles from './draft-note.module.css';

/** Over what is not out: an author looks at it, and what the services keep of readers is not offered. */
export function DraftNote() {
  return (
    <div className={styles.note}>
      <Note role="note">
        Материал не опубликован: его видят только авторы. Прохождение и оценки здесь не сохраняются.
      </Note>
    </div>
  );
}
