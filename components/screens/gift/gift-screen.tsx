import type { Gift } from '@/api/orders/queries';
import type { Me } from '@/api/me/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CartLink } from '@/components/blocks/gift-action/cart-link';
import { GiftAction } from '@/components/blocks/gift-action/gift-action';
import { BADGES, lineOf, stockWords } from '@/components/blocks/gift-action/gift-words';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { RichText } from '@/components/blocks/rich-text/rich-text';
import { Facts } from '@/components/ui/facts/facts';
import { Badge } from '@/components/ui/badge/badge';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Price } from '@/components/ui/price/price';
import { Shot } from '@/components/ui/shot/shot';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { nameIn, type Brand } from '@/lib/domain/brands';
import { canTake } from '@/lib/domain/afford';
import { deliveredBy } from '@/lib/domain/gift-delivery';
import { formatDate } from '@/lib/format/date';
import { formatNumber, points } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import { typeset } from '@/lib/format/typeset';
import { cleanHtml } from '@/lib/html/clean-html';
import styles from './gift.module.css';
import { OtherGifts } from './other-gifts';
import { TransferTake } from './transfer-take';

interface GiftScreenProps {
  gift: Gift;
  me: Me;
  brands: readonly Brand[];
  wave: { startsAt: string; endsAt: string } | null;
  /** Gifts of the catalogue's first page. */
  others: readonly Gift[];
}

/** The picture is 4:3 and its frame square or nearly: the picture is rendered wider than the frame. */
const SIZES = '(max-width: 767px) 134vw, 750px';

/** Page of a gift: its description, price in the brand's points, place and date of delivery. */
export function GiftScreen({ gift, me, brands, wave, others }: GiftScreenProps) {
  const { name, markId, markName, price, image, badges, shortDescription, fullDescription } = gift;
  const balance = me.markPoints[markId] ?? 0;
  const nameOf = nameIn(brands);
  const otherPoints = Object.entries(me.markPoints)
    .filter(([slug, held]) => slug !== markId && held > 0)
    .map(([slug, held]) => ({ slug, name: nameOf(slug), points: held }));
  return (
    <PageWrap>
      <div className={styles.head}>
        <Breadcrumbs current={name} />
        <CartLink />
      </div>
      <article className={styles.gift} data-brand={markId}>
        <Shot
          {...itemPicture(image, SIZES)}
          alt={name}
          first
          topLeft={badges.map((badge) => (
            <Badge key={badge} kind="glass">
              {BADGES[badge]}
            </Badge>
          ))}
        />
        <div className={styles.essentials}>
          <DropTag kind="name">{markName}</DropTag>
          <h1>{typeset(name)}</h1>
          <div className={styles.take}>
            <Price
              className={styles.price}
              value={formatNumber(price)}
              unit={plural(price, ['балл', 'балла', 'баллов'])}
            />
            <GiftAction gift={lineOf(gift)} balance={balance} most={canTake(gift)} main />
            <TransferTake gift={lineOf(gift)} balance={balance} others={otherPoints} />
          </div>
          <p className={styles.lead}>{shortDescription}</p>
          <GiftFacts gift={gift} balance={balance} pharmacy={me.pharmacy} wave={wave} />
        </div>
        {fullDescription && (
          <div className={styles.text}>
            <RichText html={cleanHtml(fullDescription)} />
          </div>
        )}
      </article>
      <OtherGifts gifts={others} of={gift} />
    </PageWrap>
  );
}

type FactsProps = Pick<GiftScreenProps, 'gift' | 'wave'> & { balance: number; pharmacy: Me['pharmacy'] };

function GiftFacts({ gift, balance, pharmacy, wave }: FactsProps) {
  return (
    <Facts
      rows={[
        ['На вашем счёте', points(balance)],
        ['Размер', gift.size],
        ['Наличие', stockWords(gift)],
        ['Куда', pharmacy && `${pharmacy.name}, ${pharmacy.address}`],
        ['Когда', wave && `до ${formatDate(deliveredBy(wave.endsAt))}`],
      ]}
    />
  );
}
