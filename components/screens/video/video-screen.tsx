import { learningIdOf, type Article } from '@/api/articles/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { DraftNote } from '@/components/blocks/draft-note/draft-note';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { FavoriteButton } from '@/components/blocks/favorite-button/favorite-button';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { KeepNote } from '@/components/blocks/keep-note/keep-note';
import { LikeButton } from '@/components/blocks/like-button/like-button';
import { AboutVideo } from '@/components/blocks/video-watch/about-video';
import { Watch } from '@/components/blocks/video-watch/watch';
import { Badge } from '@/components/ui/badge/badge';
import { LineCard } from '@/components/ui/card/line-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { Stack } from '@/components/ui/stack/stack';
import { TextLink } from '@/components/ui/text-link/text-link';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { learningHref } from '@/lib/domain/learning';
import { formatDate } from '@/lib/format/date';
import { clockTime, durationWords } from '@/lib/format/duration';
import { points } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import * as path from '@/lib/routes/path';
import { ClosedVideo } from './closed-video';
import styles from './video.module.css';
import { watchProps } from './watch-props';

interface VideoScreenProps {
  video: Article;
  /** Other videos of the brand or the section; [] when their request failed. */
  next: Article[];
  /** Preview from the editor: unsaved content, labelled by the page around it. */
  isPreview?: boolean;
}

/** A video: the player, its name, the meter of what was watched, then words, like and marking. */
export function VideoScreen({ video, next, isPreview }: VideoScreenProps) {
  const { title, isDraft } = video;
  return (
    <PageWrap>
      <div className={styles.crumbs}>
        <Breadcrumbs current={title} />
      </div>
      {isDraft && !isPreview && <DraftNote />}
      <Grid>
        <Cell desktop={8} className={styles.main}>
          {video.viewAvailable ? (
            <Watch {...watchProps(video)}>{head(video)}</Watch>
          ) : (
            <ClosedVideo video={video}>{head(video)}</ClosedVideo>
          )}
          <AboutVideo {...video} />
          <div className={styles.end}>
            {!isDraft && <Marks video={video} />}
            {video.endDate && <span>Доступно до {formatDate(video.endDate)}</span>}
          </div>
        </Cell>
        {next.length > 0 && (
          <Cell desktop={4} as="aside" sticky className={styles.next}>
            <Section title="Дальше" first aside={allVideos(video)}>
              <Stack gap={5}>{next.map(nextCard)}</Stack>
            </Section>
          </Cell>
        )}
      </Grid>
    </PageWrap>
  );
}

function Marks({ video }: { video: Article }) {
  const { id, title, isLiked, likeCount, isFavorite } = video;
  return (
    <>
      <LikeButton type="article" {...{ id, title, isLiked, likeCount }} look="words" />
      <FavoriteButton kind="line" id={learningIdOf(video)} title={title} isFavorite={isFavorite} />
      <KeepNote />
    </>
  );
}

/** The heading stands right under the player, and with it the advertising mark. */
function head(video: Article) {
  const { title, publishedAt, durationSeconds } = video;
  return (
    <div className={styles.head}>
      <h1>{typeset(title)}</h1>
      <Meta>
        <MetaItem>{formatDate(publishedAt)}</MetaItem>
        {durationSeconds && <MetaItem icon="clock">{durationWords(durationSeconds)}</MetaItem>}
        <EridMark {...video} />
      </Meta>
    </div>
  );
}

const allVideos = ({ brand }: Article) => (
  <TextLink href={path.videos(brand)} plain icon="right">
    Все видео
  </TextLink>
);

function nextCard(item: Article) {
  const { id, title, slug, brand, image, durationSeconds } = item;
  return (
    <LineCard
      key={id}
      brand={brand}
      title={title}
      level={3}
      href={learningHref({ type: 'video', id, slug, brand })}
      shot={
        <Shot
          {...itemPicture(image, '112px')}
          bottomRight={durationSeconds ? <Badge kind="glass">{clockTime(durationSeconds)}</Badge> : null}
        />
      }
      meta={item.points > 0 && <DropTag>{points(item.points)}</DropTag>}
    >
      <EridMark {...item} />
    </LineCard>
  );
}
