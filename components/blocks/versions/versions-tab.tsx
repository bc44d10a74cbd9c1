import type { TestVersion } from '@/api/testing/queries';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { TestChangesList } from '@/components/blocks/test-changes/test-changes';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { formatDateTime } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { RestoreVersion } from './restore-version';
import styles from './results.module.css';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;
const ATTEMPTS = ['попытка', 'попытки', 'попыток'] as const;
const STATES = {
  draft: <Badge>Правки, не опубликованы</Badge>,
  published: <Badge kind="good">Опубликована</Badge>,
  retired: <Badge kind="plain">Прежняя</Badge>,
} as const;

interface VersionsTabProps {
  id: string;
  /** The newest first. */
  versions: readonly TestVersion[];
  /** Id of who looks. */
  owner: string;
}

/** What was published and when, what each version changed, and the way back to any of them. */
export function VersionsTab({ id, versions, owner }: VersionsTabProps) {
  const hasDraft = versions.some(({ state }) => state === 'draft');
  return (
    <ResultsTab>
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id}>
            <article className={styles.version} aria-labelledby={`version-${version.id}`}>
              <div className={styles.versionHead}>
                <h2 id={`version-${version.id}`}>Версия {version.number}</h2>
                {STATES[version.state]}
              </div>
              <Meta>
                <MetaItem>{formatDateTime(version.publishedAt ?? version.createdAt)}</MetaItem>
                {version.author && <MetaItem>{version.author}</MetaItem>}
                <MetaItem>{counted(version.questionsCount, QUESTIONS)}</MetaItem>
                {version.attemptsCount > 0 && <MetaItem>{counted(version.attemptsCount, ATTEMPTS)}</MetaItem>}
              </Meta>
              {version.changes && <TestChangesList changes={version.changes} />}
              <div className={styles.versionActs}>
                <ButtonLink
                  size="s"
                  kind="quiet"
                  icon="eye"
                  href={`${path.testPreview(id)}?version=${String(version.number)}`}
                  aria-label={`Показать версию ${String(version.number)}`}
                >
                  Показать
                </ButtonLink>
                {version.state === 'retired' && (
                  <RestoreVersion id={id} number={version.number} {...{ hasDraft, owner }} />
                )}
              </div>
            </article>
          </li>
        ))}
      </ol>
    </ResultsTab>
  );
}
