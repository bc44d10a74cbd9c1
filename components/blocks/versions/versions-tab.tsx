import type { SurveyVersion, TestVersion } from '@/api/versions/queries';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { ContentChangesList, type VersionedKind } from '@/components/blocks/content-changes/content-changes';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { formatDateTime } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import { RestoreVersion } from './restore-version';
import styles from './versions.module.css';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;
const SENT = {
  test: ['попытка', 'попытки', 'попыток'],
  survey: ['человек ответил', 'человека ответили', 'человек ответили'],
} as const;
const STATES = {
  draft: <Badge>Правки, не опубликованы</Badge>,
  published: <Badge kind="good">Опубликована</Badge>,
  retired: <Badge kind="plain">Прежняя</Badge>,
} as const;

interface VersionsTabProps {
  kind: VersionedKind;
  id: string;
  /** Versions, newest first. */
  versions: readonly (TestVersion | SurveyVersion)[];
  /** Id of the viewer. */
  owner: string;
}

/** Published versions with their dates and changes, each of which can be restored. */
export function VersionsTab({ kind, id, versions, owner }: VersionsTabProps) {
  const hasDraft = versions.some(({ state }) => state === 'draft');
  return (
    <ResultsTab>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.id}>
            <article className={styles.version} aria-labelledby={`version-${version.id}`}>
              <div className={styles.head}>
                <h2 id={`version-${version.id}`}>Версия {version.number}</h2>
                {STATES[version.state]}
              </div>
              <Meta>
                <MetaItem>{formatDateTime(version.publishedAt ?? version.createdAt)}</MetaItem>
                {version.author && <MetaItem>{version.author}</MetaItem>}
                <MetaItem>{counted(version.questionsCount, QUESTIONS)}</MetaItem>
                {version.sentCount > 0 && <MetaItem>{counted(version.sentCount, SENT[kind])}</MetaItem>}
              </Meta>
              {version.changes && <ContentChangesList kind={kind} changes={version.changes} />}
              <div className={styles.acts}>
                <ButtonLink
                  size="s"
                  kind="quiet"
                  icon="eye"
                  data-flush="start"
                  href={`${AUTHORED[kind].preview(id)}?version=${String(version.number)}`}
                  aria-label={`Показать версию ${String(version.number)}`}
                >
                  Показать
                </ButtonLink>
                {version.state === 'retired' && (
                  <RestoreVersion {...{ kind, id, hasDraft, owner }} number={version.number} />
                )}
              </div>
            </article>
          </li>
        ))}
      </ol>
    </ResultsTab>
  );
}
