import type { Learning } from '@/api/learnings/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { learningLink, remainingWords } from '@/components/blocks/learning-card/learning-words';
import { Anchor } from '@/components/ui/anchor/anchor';
import { ButtonLink } from '@/components/ui/button/button';
import { Ring } from '@/components/ui/ring/ring';
import { learningTitle, TYPE_NAMES } from '@/lib/domain/learning';
import { RESUME } from '@/lib/domain/watching';
import { percent } from '@/lib/format/number';
import styles from './continue.module.css';
import * as path from '@/lib/routes/path';

/** Started items, the last started first, each with what is left of it. */
export function ContinueBlock({ items, total }: { items: readonly Learning[]; total: number }) {
  return (
    <section className={styles.block} aria-labelledby="continue-title">
      <h2 id="continue-title">Продолжить</h2>
      <ul>
        {items.map((item) => (
          <Begun key={item.id} item={item} />
        ))}
      </ul>
      <ButtonLink kind="second" href={`${path.learnings()}?state=started`} className={styles.all}>
        Все начатые, {total}
      </ButtonLink>
    </section>
  );
}

function Begun({ item }: { item: Learning }) {
  const title = learningTitle(item.title);
  const link = learningLink(item);
  const href = link && item.type === 'video' ? link + RESUME : link;
  const words = [TYPE_NAMES[item.type].one, remainingWords(item)].filter(Boolean).join(', ');
  return (
    <li className={styles.item} data-brand={item.markId}>
      <img
        src={itemPicture(item.preview).src}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
      />
      <div>
        <h3>
          {href ? (
            <Anchor href={href} className={styles.cover}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </h3>
        <small>{words}</small>
        <EridMark {...item} />
      </div>
      <Done item={item} />
    </li>
  );
}

function Done({ item: { remaining, progress } }: { item: Learning }) {
  const asked = remaining?.kind === 'questions';
  const share = percent(progress / 100);
  const label = asked ? `Отвечено ${remaining.done} из ${remaining.total}` : `Пройдено ${share}`;
  return (
    <Ring value={progress} size={52} stroke={5} label={label}>
      <span className={styles.number}>{asked ? `${remaining.done}/${remaining.total}` : share}</span>
    </Ring>
  );
}
