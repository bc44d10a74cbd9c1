import type { PictureValue } from '@/components/blocks/editor/picture-field';
import { writeMoment } from '@/components/ui/date-input/moments';
import type { MultipleChoiceScoring } from '@/lib/domain/scoring';
import type { QuestionValues, TestValues } from './test-values';

const KIND_WORDS = { plain: 'Обычный', express: 'Экспресс' };
export const SCORING_NAMES: Readonly<Record<MultipleChoiceScoring, string>> = {
  'right-minus-wrong': 'Ошибка вычитает баллы',
  'all-or-nothing': 'Баллы только за полный ответ',
};

const MOMENTS: readonly (keyof TestValues)[] = ['dueAt', 'startDate', 'endDate'];

/** Text of a value, to compare it with another version's. */
export function valueWords(name: keyof TestValues, value: unknown): string {
  if (name === 'questions') {
    const rows = value as QuestionValues[];
    return rows
      .map(({ text, options }, at) => {
        const right = options.flatMap((option) => (option.isRight ? option.text : []));
        return `${String(at + 1)}. ${text} → ${right.join(', ')}`;
      })
      .join('\n');
  }
  if (name === 'kind') return KIND_WORDS[value as TestValues['kind']];
  if (name === 'multipleChoiceScoring') return SCORING_NAMES[value as MultipleChoiceScoring];
  if (name === 'image') return value ? (value as PictureValue).name || 'Картинка' : '';
  const words = String(value ?? '');
  return MOMENTS.includes(name) ? writeMoment(words) : words;
}
