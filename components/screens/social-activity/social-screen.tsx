import { REVIEWS_PAGE, type Review, type ReviewStatus } from '@/api/reviews/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Empty } from '@/components/ui/empty/empty';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pages } from '@/components/ui/pages/pages';
import { Panel } from '@/components/ui/panel/panel';
import { Section } from '@/components/ui/section/section';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import type { Brand } from '@/lib/domain/brands';
import { REVIEW_STATUS_NAMES } from '@/lib/domain/reviews';
import { pageTitle } from '@/lib/routes/page-titles';
import { ReviewForm } from './review-form';
import { ReviewRow } from './review-row';
import { socialList, type SocialView } from './social-view';
import styles from './social.module.css';

const LEAD = 'Пришлите ссылку на свой отзыв о средстве. Мы проверим его и начислим баллы бренда.';
const STATUSES = Object.keys(REVIEW_STATUS_NAMES) as ReviewStatus[];

interface SocialScreenProps {
  view: SocialView;
  reviews: readonly Review[];
  total: number;
  brands: readonly Brand[];
  counts: readonly { value: ReviewStatus; count: number }[];
}

/** Form for a link to a review, and the links sent before with their status. */
export function SocialScreen({ view, reviews, total, brands, counts }: SocialScreenProps) {
  return (
    <PageWrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('socialActivity')} lead={LEAD} sameAsCrumbs />
      <Grid className={styles.halves}>
        <Cell desktop={4}>
          <Panel kind="tint" as="section">
            <h2 className={styles.title}>Новый отзыв</h2>
            <ReviewForm brands={brands} />
          </Panel>
        </Cell>
        <Cell desktop={8}>
          <Section first title="Мои отзывы">
            <Statuses view={view} counts={counts} />
            {reviews.length === 0 ? (
              <NoReviews view={view} />
            ) : (
              <ul className={styles.list}>
                {reviews.map((review) => (
                  <ReviewRow key={review.id} review={review} />
                ))}
              </ul>
            )}
            <Pages
              current={view.page}
              total={Math.ceil(total / REVIEWS_PAGE)}
              href={(page) => socialList.href(view, { page })}
            />
          </Section>
        </Cell>
      </Grid>
    </PageWrap>
  );
}

function Statuses({ view, counts }: Pick<SocialScreenProps, 'view' | 'counts'>) {
  if (counts.every(({ count }) => count === 0)) return null;
  return (
    <Chips scroll label="Состояние" className={styles.statuses}>
      <ChipLink href={socialList.href(socialList.clear(view))} on={!view.status}>
        Все
      </ChipLink>
      {STATUSES.map((status) => (
        <ChipLink key={status} href={socialList.href(view, { status })} on={view.status === status}>
          {REVIEW_STATUS_NAMES[status]} {counts.find(({ value }) => value === status)?.count ?? 0}
        </ChipLink>
      ))}
    </Chips>
  );
}

function NoReviews({ view }: { view: SocialView }) {
  const narrowed = view.status !== undefined;
  return (
    <Empty
      level={3}
      picture="/art/empty-list.svg"
      title={narrowed ? 'Таких отзывов нет' : 'Отзывов пока нет'}
      text={narrowed ? 'Посмотрите другие состояния.' : 'Пришлите первую ссылку: форма рядом.'}
      action={
        narrowed && (
          <ButtonLink href={socialList.href(socialList.clear(view))} kind="second">
            Все отзывы
          </ButtonLink>
        )
      }
    />
  );
}
