import type { InteractiveModule } from '@/api/modules/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { DraftNote } from '@/components/blocks/draft-note/draft-note';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { FavoriteButton } from '@/components/blocks/favorite-button/favorite-button';
import { KeepNote } from '@/components/blocks/keep-note/keep-note';
import { LikeButton } from '@/components/blocks/like-button/like-button';
import { ModuleCard, ModuleFacts } from '@/components/blocks/module-card/module-card';
import { Play } from '@/components/blocks/module-play/play';
import { SaveReading, type SaveReadingProps } from '@/components/blocks/save-reading/save-reading';
import { Section } from '@/components/ui/section/section';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { modulesListHref } from '@/lib/domain/modules';
import { typeset } from '@/lib/format/typeset';
import type { SavedProgress } from '@/lib/pwa/saved-reading';
import styles from './module.module.css';

interface ModuleScreenProps {
  module: InteractiveModule;
  /** Id of the person who plays: what this device stores belongs to them. */
  userId: string;
  next: readonly InteractiveModule[];
}

/** A module: what it is, the frame it runs in, its result, and what comes next. */
export function ModuleScreen({ module, userId, next }: ModuleScreenProps) {
  const { title, description, mark, isDraft } = module;
  return (
    <PageWrap>
      <div data-brand={mark}>
        <Breadcrumbs current={title} />
        {isDraft && <DraftNote />}
        <div className={styles.head}>
          <h1>{typeset(title)}</h1>
          <p>{description}</p>
          <ModuleFacts item={module} />
          <EridMark {...module} />
        </div>
        <Play module={module} userId={userId} listHref={modulesListHref(mark)} />
        {module.filePath !== null && !isDraft && (
          <SaveReading
            userId={userId}
            from={{ frame: module.filePath }}
            picture={module.image?.previewUrl ?? null}
            item={savedItem(module)}
            progress={progressOf(module)}
          />
        )}
        {!isDraft && <Marks module={module} />}
      </div>
      {next.length > 0 && (
        <Section title="Другие модули">
          <Tiles columns={3} phone={1}>
            {next.map((item) => (
              <ModuleCard key={item.id} item={item} level={3} />
            ))}
          </Tiles>
        </Section>
      )}
    </PageWrap>
  );
}

function Marks({ module }: { module: InteractiveModule }) {
  const { id, title, isLiked, likesCount: likeCount, isFavorite } = module;
  const learningId = `interactive_module-${id}`;
  return (
    <div className={styles.end}>
      <LikeButton type="learning" id={learningId} look="words" {...{ title, isLiked, likeCount }} />
      <FavoriteButton kind="line" id={learningId} title={title} isFavorite={isFavorite} />
      <KeepNote offline />
    </div>
  );
}

/** Facts that a copy on the device stores besides the module. */
function savedItem(module: InteractiveModule): SaveReadingProps['item'] {
  const { id, title, mark, description, needErid, eridToken, eridSource, updatedAt, packageId } = module;
  const about = { id, title, brand: mark, summary: description, version: updatedAt, packageId };
  return { kind: 'module', ...about, needErid, eridToken, eridSource };
}

/** Progress from which a copy continues. */
function progressOf(module: InteractiveModule): SavedProgress {
  const {
    state,
    stateSavedAt,
    isFinished,
    correctAnswersCount,
    questionsCount,
    earnedPoints,
    repeatDatetime,
  } = module;
  return {
    state,
    stateSavedAt,
    isFinished,
    correctAnswersCount,
    questionsCount,
    earnedPoints,
    repeatDatetime,
  };
}
