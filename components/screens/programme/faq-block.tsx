import { PartError } from '@/components/blocks/part-error/part-error';
import { PopupButton } from '@/components/blocks/popup-button/popup-button';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import * as path from '@/lib/routes/path';
import type { ProgrammeData } from './load-programme';
import styles from './faq-block.module.css';

/** The rules as questions and answers, each with an address of its own. */
export function FaqBlock({ faq }: Pick<ProgrammeData, 'faq'>) {
  const rules = (
    <PopupButton popup="programme-rules" className={styles.rules}>
      Коротко о правилах
    </PopupButton>
  );
  return (
    <Section title="Частые вопросы" id="faq" aside={rules}>
      {faq ? (
        faq.items.map(({ id, text, answer }) => (
          <details key={id} id={`faq-${id}`} className={styles.question}>
            <summary>
              {text}
              <Icon name="down" size="s" />
            </summary>
            <p>{answer}</p>
          </details>
        ))
      ) : (
        <PartError what="Вопросы и ответы" href={`${path.programme()}#faq`} />
      )}
    </Section>
  );
}
