import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { EXPERT_COURSE_PAGE } from '@/lib/domain/course';
import { pageTitle } from '@/lib/routes/page-titles';
import { AskButton } from './ask-button';
import { ExpertCard } from './expert-card';
import styles from './experts.module.css';
import type { ExpertCardData } from './load-experts';
import * as path from '@/lib/routes/path';

const LEAD =
  'Врачи, провизоры и химики, которые отвечают на вопросы аптек. Ответ приходит до конца следующего рабочего дня.';

/** List of the experts with their topics. */
export function ExpertsScreen({ cards, course }: { cards: readonly ExpertCardData[]; course: boolean }) {
  return (
    <PageWrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('experts')} lead={LEAD} sameAsCrumbs />
      <div className={styles.ways}>
        <AskButton />
        <ButtonLink href={path.questions()} kind="second">
          Все ответы
        </ButtonLink>
        {course && (
          <ButtonLink href={EXPERT_COURSE_PAGE} kind="second" icon="learn">
            Курс «Эксперт»
          </ButtonLink>
        )}
      </div>
      {cards.length > 0 ? (
        <Tiles columns={4} phone={1} as="ul">
          {cards.map((card, at) => (
            <li key={card.expert.id} id={`expert-${card.expert.id}`}>
              <ExpertCard {...card} first={at < 4} />
            </li>
          ))}
        </Tiles>
      ) : (
        <Empty
          picture="/art/empty-list.svg"
          title="Экспертов пока нет"
          text="Скоро здесь появятся врачи и провизоры, которых можно спросить."
          action={
            <ButtonLink href={path.learnings()} kind="second">
              К обучению
            </ButtonLink>
          }
        />
      )}
    </PageWrap>
  );
}
