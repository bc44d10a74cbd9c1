import type { Banner } from '@/api/banners/queries';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide';
import { BannerTrack } from './banner-track';

const SECONDS = 8;

/** Banners in a row that can be swiped without a script; dots, pause and autoplay need the script. */
export function BannerCarousel({ banners, now }: { banners: readonly Banner[]; now: Date }) {
  return (
    <section className={styles.carousel} aria-roledescription="карусель" aria-label="Главное на портале">
      <BannerTrack count={banners.length} seconds={SECONDS}>
        {banners.map((banner, index) => (
          <div
            key={banner.id}
            className={styles.slide}
            role="group"
            aria-roledescription="слайд"
            aria-label={`${index + 1} из ${banners.length}`}
          >
            <BannerSlide banner={banner} now={now} first={index === 0} />
          </div>
        ))}
      </BannerTrack>
    </section>
  );
}
