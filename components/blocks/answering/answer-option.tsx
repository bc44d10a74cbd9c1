import type { TestForTaking } from '@/api/tests/queries';
import { Icon } from '@/components/ui/icon/icon';
import styles from './answer-option.module.css';

interface AnswerOptionProps {
  option: TestForTaking['questions'][number]['options'][number];
  name: string;
  many: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** An answer option as wide as the question; its whole area is clickable. */
export function AnswerOption({ option, name, many, checked, onChoose }: AnswerOptionProps) {
  return (
    <label className={styles.answer} data-picture={option.image ? '' : undefined}>
      <span className={styles.box}>
        <input
          type={many ? 'checkbox' : 'radio'}
          name={name}
          value={option.id}
          checked={checked}
          onChange={onChoose}
        />
        {many && <Icon name="check" size="xs" />}
      </span>
      <span>{option.text}</span>
      {option.image && (
        <img src={option.image.previewUrl} alt="" width={96} height={72} loading="lazy" decoding="async" />
      )}
    </label>
  );
}
