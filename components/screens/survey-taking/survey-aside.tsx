import type { SurveyForTaking } from '@/api/surveys/queries';
import type { SaveState } from '@/components/blocks/answering/save-state';
import { SavedState } from '@/components/blocks/answering/saved-state';
import { LiveFavorite } from '@/components/blocks/favorite-button/live-favorite';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Progress } from '@/components/ui/progress/progress';
import { points } from '@/lib/format/number';
import styles from './survey-aside.module.css';

interface SurveyAsideProps {
  survey: SurveyForTaking;
  answered: number;
  /** Number of questions asked so far. */
  total: number;
  state: SaveState;
}

/** Progress of the survey and its points; on a phone one line. */
export function SurveyAside({ survey, answered, total, state }: SurveyAsideProps) {
  const { id, title, countPoints, isFavorite } = survey;
  return (
    <aside className={styles.aside} aria-label="Об опросе">
      <Progress value={(answered / Math.max(1, total)) * 100} />
      <div className={styles.row}>
        <p className={styles.small}>
          Отвечено {answered} из {total}
        </p>
        <SavedState state={state} />
      </div>
      <div className={styles.facts}>
        {countPoints > 0 && <DropTag>{points(countPoints)} за ответы</DropTag>}
        <LiveFavorite id={`survey-${id}`} title={title} isFavorite={isFavorite} kind="plain" />
      </div>
    </aside>
  );
}
