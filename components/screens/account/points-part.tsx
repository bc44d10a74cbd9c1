import { markPointsOf } from '@/components/blocks/points-rings/mark-points';
import { PointsRings } from '@/components/blocks/points-rings/points-rings';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Section } from '@/components/ui/section/section';
import { ORDERS } from '@/components/blocks/header/sections';
import { points } from '@/lib/format/number';
import styles from './account.module.css';
import type { PointsData } from './load-account';
import { earningsWords } from './month-earnings';
import * as path from '@/lib/routes/path';

/** Points of each brand and the progress to a gift of that brand. */
export function PointsPart({ data, now }: { data: PointsData; now: Date }) {
  const { me, recent, catalogue } = data;
  // a new person sees where to begin instead of four empty rings
  const isFresh = me.totalPoints === 0 && recent?.items.length === 0;
  const marks = isFresh ? [] : markPointsOf(data);
  const gift = catalogue && (
    <div className={styles.gifts}>
      <ButtonLink href={ORDERS.href} kind="quiet" size="s" data-flush="start">
        {ORDERS.title}
      </ButtonLink>
      <ButtonLink href={path.catalogue()} kind="second" size="s">
        Выбрать подарок
      </ButtonLink>
    </div>
  );
  return (
    <Section first id="points" title={points(me.totalPoints)} lead={earningsWords(recent, now)} aside={gift}>
      <PointsRings marks={marks} closed={data.giftsClosed} />
      {marks.length === 0 && (
        <Empty
          level={3}
          title="Здесь будут ваши баллы"
          text="Пройдите тест или посмотрите видео: баллы придут сразу."
          action={<ButtonLink href={path.learnings()}>К обучению</ButtonLink>}
        />
      )}
    </Section>
  );
}
