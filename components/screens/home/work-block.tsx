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
  /** Null for people without counts, and when the request failed. */
  work: Work | null;
}

/**
 * Work of the day for staff: counts of what waits, and the tools of their roles. If none of the tools is built yet, the
 * planned ones are shown.
 */
export function WorkBlock({ tools, work }: WorkBlockProps) {
  if (tools.length === 0) return null;
  const ready = tools.filter((tool) => !tool.isPlanned);
  const shown = ready.length > 0 ? ready : tools;
  return (
    <Section title="Ваша работа" first>
      {shown.length > MANY ? (
        groupsOf(shown).map(([group, own]) => (
          <div key={group} className={styles.groupOf}>
            <h3>{group}</h3>
            <Tools tools={own} work={work} isGrouped />
          </div>
        ))
      ) : (
        <Tools tools={shown} work={work} />
      )}
    </Section>
  );
}

/** A longer list of tools is grouped under headings. */
const MANY = 6;

/** Groups tools in the order in which the groups first occur. */
function groupsOf(tools: readonly ToolItem[]): [string, ToolItem[]][] {
  const names = [...new Set(tools.map(({ group }) => group))];
  return names.map((name) => [name, tools.filter(({ group }) => group === name)]);
}

function Tools({ tools, ...rest }: WorkBlockProps & { isGrouped?: boolean }) {
  return (
    <ul className={styles.tools}>
      {tools.map((tool) => (
        <li key={tool.href}>
          <Tool tool={tool} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface ToolProps {
  tool: ToolItem;
  work: Work | null;
  /** The name of its group is shown as a heading above. */
  isGrouped?: boolean;
}

function Tool({ tool, work, isGrouped = false }: ToolProps) {
  const { title, href, icon, text, group, badge, isPlanned } = tool;
  const counted = badge && work?.counts[badge];
  const isLate = (counted?.late ?? 0) > 0;
  const content = (
    <>
      <span className={styles.icon} data-late={isLate || undefined}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        {!isGrouped && group !== title && <span className={styles.group}>{group}</span>}
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
