import { StillWater } from '@/components/blocks/programme-art/still-water';
import { ButtonLink } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/wrap/wrap';
import * as path from '@/lib/routes/path';
import styles from './programme-error.module.css';

/** Why the programme can't be shown to the person, and the way to the rest of the portal. */
export function ProgrammeErrorScreen({ title, text }: { title: string; text: string }) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.picture}>
        <StillWater />
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink href={path.home()}>Перейти на главную</ButtonLink>
      </div>
    </Wrap>
  );
}
