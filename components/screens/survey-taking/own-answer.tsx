import { useId, useState } from 'react';
import { Field } from '@/components/ui/field/field';
import { Textarea } from '@/components/ui/textarea/textarea';
import { OWN_ANSWER_MOST } from '@/lib/domain/surveys';

interface OwnAnswerProps {
  value: string;
  isAlone: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** Field of an answer in one's own words; the saved text is tidied, the field's is not, as the cursor would jump. */
export function OwnAnswer({ value, isAlone, disabled, onChange }: OwnAnswerProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field id={id} label={isAlone ? 'Ваш ответ' : 'Свой ответ'} hint="Без имён и телефонов">
      <Textarea
        id={id}
        rows={2}
        maxLength={OWN_ANSWER_MOST}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}
