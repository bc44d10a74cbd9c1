import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Progress } from '@/components/ui/progress/progress';
import { formatNumber, points, pointsGenitive } from '@/lib/format/number';
import styles from './cart.module.css';

interface MarkBalanceProps {
  mark: string;
  name: string;
  /** Price of the basket in this brand's points. */
  price: number;
  balance: number;
}

/** One brand's points against what the basket takes of them. */
export function MarkBalance({ mark, name, price, balance }: MarkBalanceProps) {
  const left = balance - price;
  return (
    <div className={styles.balance} data-brand={mark} data-short={left < 0 || undefined}>
      <div className={styles.pair}>
        <DropTag kind="plain">
          <b>{name}</b>
        </DropTag>
        <span>
          {formatNumber(price)} из {pointsGenitive(balance)}
        </span>
      </div>
      <Progress value={balance > 0 ? Math.min(100, (price / balance) * 100) : 100} strong />
      <small>{left < 0 ? `Не хватает ${pointsGenitive(-left)}` : `Останется ${points(left)}`}</small>
    </div>
  );
}
