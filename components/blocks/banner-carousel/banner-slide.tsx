import type { Banner } from '@/api/banners/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { isBuiltPage } from '@/lib/routes/is-built';
import { timeLeft } from '@/lib/format/date';
import { typeset } from '@/lib/format/typeset';
import { EridMark } from '../erid-mark/erid-mark';
import styles from './banner-carousel.module.css';

/** The button of a banner; null when its address is neither another site nor an existing page. */
function action({ url, urlText, target }: Banner) {
  const outside = /^https?:\/\//.test(url);
  if (!urlText || !(outside || isBuiltPage(url))) return null;
  return (
    <ButtonLink kind="light" href={url} external={outside || target === '_blank'}>
      {urlText}
    </ButtonLink>
  );
}

/** A wide picture with text on it; a phone has its own picture with the text below. */
export function BannerSlide({ banner, now, first }: { banner: Banner; now: Date; first: boolean }) {
  const { title, description, image, isTimer, timerAt, markId } = banner;
  const left = isTimer ? timeLeft(timerAt, now) : '';
  return (
    <article className={styles.banner} data-brand={markId}>
      <picture>
        <source media="(min-width: 768px)" srcSet={image.src} />
        <img
          src={image.mobileSrc}
          alt={image.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      <div className={styles.copy}>
        {left && (
          <span className={styles.timer}>
            <Icon name="clock" size="s" />
            Ещё {left}
          </span>
        )}
        <h2>{typeset(title)}</h2>
        {description && <p>{typeset(description)}</p>}
        {action(banner)}
        <div className={styles.foot}>
          <EridMark {...banner} />
        </div>
      </div>
    </article>
  );
}
