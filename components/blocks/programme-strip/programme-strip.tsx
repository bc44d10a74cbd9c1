import { Anchor } from '@/components/ui/anchor/anchor';
import { ButtonFace } from '@/components/ui/button/button';
import { PROGRAMME_NAME } from '@/lib/domain/programme-words';
import * as path from '@/lib/routes/path';
import { Ripples } from '../programme-art/ripples';
import styles from './programme-strip.module.css';

/** Link from the portal's home into the programme while it runs. */
export function ProgrammeStrip({ countdown }: { countdown: string }) {
  return (
    <Anchor href={path.programme()} className={styles.strip} data-brand="programme">
      <span className={styles.art}>
        <Ripples />
      </span>
      <span className={styles.words}>
        <b>{PROGRAMME_NAME}</b>
        <span>Четыре шага в месяц и до 500 баллов за обучение. {countdown}.</span>
      </span>
      <ButtonFace kind="light">К программе</ButtonFace>
    </Anchor>
  );
}
