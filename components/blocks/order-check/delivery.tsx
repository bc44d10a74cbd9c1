import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from '@/api/me/queries';
import { Icon } from '@/components/ui/icon/icon';
import { deliveredBy } from '@/lib/domain/gift-delivery';
import { formatDate } from '@/lib/format/date';
import { quote } from '@/lib/validation/quote';
import styles from './delivery.module.css';
import type { OrderTerms } from './use-order-check';

/** Destination and deadline of an order, before it is sent; another pharmacy is chosen in the account. */
export function Delivery({ wave }: Pick<OrderTerms, 'wave'>) {
  const { pharmacy } = useSuspenseQuery(meQuery()).data;
  if (!pharmacy) return null;
  return (
    <div className={styles.delivery}>
      <Icon name="pin" size="s" />
      <p>
        Привезём{wave && ` до ${formatDate(deliveredBy(wave.endsAt))}`}: {quote(pharmacy.name)},{' '}
        {pharmacy.address}
      </p>
    </div>
  );
}
