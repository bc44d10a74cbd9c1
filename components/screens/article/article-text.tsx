import styles from './article-text.module.css';

/** Id of the text: the reading line follows it, and `…-end` stands after it. */
export const TEXT_ID = 'text';

/** The body: HTML of the services, sanitised when it was written and again when it was read. */
export function ArticleText({ html }: { html: string }) {
  return (
    <>
      <div id={TEXT_ID} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      <div id={`${TEXT_ID}-end`} aria-hidden="true" />
    </>
  );
}
