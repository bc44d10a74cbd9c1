'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import styles from './training.module.css';

/** Opens the popup that pays people who came. */
export function AwardButton({ training: { id, name } }: { training: { id: string; name: string } }) {
  return (
    <div className={styles.award}>
      <Button
        kind="second"
        icon="award"
        data-script=""
        onClick={() => openPopup('training-award', { training: { id, name } })}
      >
        Начислить пришедшим
      </Button>
    </div>
  );
}
