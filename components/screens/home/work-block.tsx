import type { Work } from '@/api/me/queries';
import type { ToolItem } from '@/components/blocks/header/sections';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { workWords } from './work-words';
import styles from './work.module.css';

interface WorkBlockProps {
  tools: readonly ToolItem[];
  /** Null for those nothing is counted for, and when the services did not say. */
  work: Work | null;
}

/**
 * The work of the day of those who look after others: what waits, and the tools of their roles. Whoever has none that is
 * built reads what will be there.
 */
export function WorkBlock({ tools, work }: WorkBlockProps) {
  if (tools.length === 0) return null;
  const ready = tools.filter((tool) => !tool.isPlanned);
  return (
    <Section title="Ваша работа" first>
      <ul className={styles.tools}>
        {(ready.length > 0 ? ready : tools).map((tool) => (
          <li key={tool.href}>
            <Tool tool={tool} work={work} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tool({ tool, work }: { tool: ToolItem; work: Work | null }) {
  const { title, href, icon, text, group, badge, isPlanned } = tool;
  const counted = badge && work?.counts[badge];
  const isLate = (counted?.late ?? 0) > 0;
  const content = (
    <>
      <span className={styles.icon} data-late={isLate || undefined}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        {group !== title && <span className={styles.group}>{group}</span>}
        <strong>{title}</strong>
        <span className={styles.text}>{(badge && counted && workWords(badge, counted)) ?? text}</span>
      </span>
      {isPlanned && <Badge>Скоро</Badge>}
      {isLate && <Badge kind="bad">Срочно</Badge>}
    </>
  );
  if (isPlanned)
    return (
      <div className={styles.tool} data-planned="">
        {content}
      </div>
    );
  return (
    <Anchor href={href} className={styles.tool}>
      {content}
    </Anchor>
  );
}
