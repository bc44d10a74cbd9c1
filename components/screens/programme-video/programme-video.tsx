import type { Article } from '@/api/articles/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { AboutVideo } from '@/components/blocks/video-watch/about-video';
import { Watch } from '@/components/blocks/video-watch/watch';
import { ClosedVideo } from '@/components/screens/video/closed-video';
import styles from '@/components/screens/video/video.module.css';
import { watchProps } from '@/components/screens/video/watch-props';
import { ButtonLink } from '@/components/ui/button/button';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Wrap } from '@/components/ui/wrap/wrap';
import { durationWords } from '@/lib/format/duration';
import { typeset } from '@/lib/format/typeset';
import * as path from '@/lib/routes/path';

/** A video of the programme: the portal's player and meter, which report to the programme's server. */
export function ProgrammeVideoScreen({ video }: { video: Article }) {
  const { title, content, description } = video;
  return (
    <Wrap>
      <Breadcrumbs current={title} />
      <Grid>
        <Cell desktop={8} className={styles.main}>
          {video.viewAvailable ? (
            <Watch {...watchProps(video)} space="programme">
              {head(video)}
            </Watch>
          ) : (
            <ClosedVideo video={video} instead="Откройте другие шаги программы.">
              {head(video)}
            </ClosedVideo>
          )}
          <AboutVideo content={content} description={description} />
          <div>
            <ButtonLink href={path.programme()} kind="second" icon="left">
              К шагам программы
            </ButtonLink>
          </div>
        </Cell>
      </Grid>
    </Wrap>
  );
}

function head(video: Article) {
  const { title, subtitle, durationSeconds } = video;
  return (
    <div className={styles.head}>
      <h1>{typeset(title)}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {durationSeconds && (
        <Meta>
          <MetaItem icon="clock">{durationWords(durationSeconds)}</MetaItem>
        </Meta>
      )}
      <EridMark {...video} />
    </div>
  );
}
