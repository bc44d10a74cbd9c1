import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import type { BrandSection } from './brand-sections';
import styles from './section-links.module.css';

/** The brand's sections as large quiet links with how much there is. */
export function SectionLinks({ sections }: { sections: readonly BrandSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label="Материалы бренда">
      <ul className={styles.links}>
        {sections.map(({ title, href, icon, count }) => (
          <li key={href}>
            <Anchor href={href} className={styles.link}>
              <Icon name={icon} />
              <span>{title}</span>
              {count !== null && <b>{count}</b>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
