import type { ExportName } from '@/lib/domain/exports';
import { ExportButton } from '../export-button/export-button';
import styles from './programme-exports.module.css';

interface ProgrammeExportsProps {
  items: readonly { id: string; title: string }[];
}

/** Lists of the programme, each with its formats, progress and last file. */
export function ProgrammeExports({ items }: ProgrammeExportsProps) {
  return (
    <ul className={styles.exports}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <b>{title}</b>
          <ExportButton name={id as ExportName} filters={{}} />
        </li>
      ))}
    </ul>
  );
}
