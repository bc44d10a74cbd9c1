import { LineCard } from '@/components/ui/card/line-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { Row, Stack } from '@/components/ui/stack/stack';
import styles from './kit.module.css';

export function Rows() {
  return (
    <div className={styles.two}>
      <Stack>
        <LineCard
          brand="lrp"
          href="#line"
          title="Бальзам с ниацинамидом: кому и когда"
          shot={<Shot src="/art/kit/p-lipikar.webp" />}
          meta={
            <Meta>
              <DropTag>20 баллов</DropTag>
              <MetaItem icon="clock">4 минуты</MetaItem>
            </Meta>
          }
        />
        <LineCard
          brand="vichy"
          href="#line"
          title="Минеральная вода в уходе"
          shot={<Shot src="/art/kit/vichy-drops.webp" />}
        />
      </Stack>
      <Row>
        <DateTile date="2026-11-24T10:00:00+03:00" large />
        <span data-brand="dercos">
          <DateTile date="2026-12-03T10:00:00+03:00" />
        </span>
        <span data-brand="vichy">
          <DateTile date="2026-12-11T10:00:00+03:00" />
        </span>
      </Row>
    </div>
  );
}
