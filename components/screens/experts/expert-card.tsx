import { BareCard } from '@/components/ui/card/bare-card';
import { ButtonLink } from '@/components/ui/button/button';
import { Shot } from '@/components/ui/shot/shot';
import { TextLink } from '@/components/ui/text-link/text-link';
import { displayName } from '@/lib/format/person';
import { counted } from '@/lib/format/number';
import { NO_QUESTIONS } from '@/lib/domain/question-words';
import { withQuery } from '@/lib/routes/query';
import { AboutButton } from './about-button';
import styles from './experts.module.css';
import type { ExpertCardData } from './load-experts';
import * as path from '@/lib/routes/path';

const PAGE = path.questions();
const PLACEHOLDER = '/art/empty-list.svg';

/** Card of an expert: portrait, topics, and links to the description, the question form and the expert's answers. */
export function ExpertCard({ expert, answers, first }: ExpertCardData & { first: boolean }) {
  const { id, profile } = expert;
  if (!profile) return null;
  const name = displayName(expert);
  const { position, shortDescription, fullDescription, additionalDescription, image, takesQuestions } =
    profile;
  const about = {
    id,
    name,
    position,
    shortDescription,
    fullDescription,
    additionalDescription,
    takesQuestions,
  };
  return (
    <BareCard
      level={2}
      title={<AboutButton {...about} imageUrl={image?.previewUrl ?? null} />}
      shot={<Shot src={image?.previewUrl ?? PLACEHOLDER} ratio="1/1" first={first} />}
      className={styles.card}
    >
      <p className={styles.position}>{position}</p>
      <p>{shortDescription}</p>
      {!takesQuestions && <p className={styles.closed}>{NO_QUESTIONS}</p>}
      <div className={styles.actions}>
        {takesQuestions && (
          <ButtonLink
            href={`${withQuery(PAGE, { to: id })}#ask`}
            kind="second"
            size="s"
            aria-label={`Задать вопрос: ${name}`}
          >
            Задать вопрос
          </ButtonLink>
        )}
        {answers > 0 && (
          <TextLink href={withQuery(PAGE, { expert: id })} plain>
            {counted(answers, ['ответ', 'ответа', 'ответов'])}
          </TextLink>
        )}
      </div>
    </BareCard>
  );
}
