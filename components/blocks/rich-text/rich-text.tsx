import clsx from 'clsx';
import type { SafeHtml } from '@/lib/html/clean-html';
import styles from './rich-text.module.css';

/** A short HTML text of the services. */
export function RichText({ html, id, className }: { html: SafeHtml; id?: string; className?: string }) {
  return <div id={id} className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
