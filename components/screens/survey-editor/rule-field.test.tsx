import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { RuleField } from './rule-field';
import { blankOption, blankQuestion, blankSurvey, rulesOf, type SurveyValues } from './survey-values';

const option = (text: string) => ({ ...blankOption(), text });
const question = (text: string, ...options: string[]) => ({
  ...blankQuestion(),
  text,
  options: options.map(option),
});

const kept: { values: SurveyValues } = { values: blankSurvey() };
function Form({ at }: { at: number }) {
  const form = useForm<SurveyValues>({
    defaultValues: {
      ...blankSurvey(),
      questions: [question('Советуете?', 'Да', 'Нет'), question('Почему?', 'Дорого')],
    },
  });
  return (
    <FormProvider {...form}>
      <button type="button" onClick={() => Object.assign(kept, { values: form.getValues() })}>
        Взять
      </button>
      <RuleField name={`questions.${String(at)}`} at={at} />
    </FormProvider>
  );
}

test('the first question is everybody’s: there is nothing to choose', () => {
  const { container } = renderWithUser(<Form at={0} />);
  expect(container.querySelector('select')).toBeNull();
});

test('a rule is drawn in words, names what had no name, and is taken back', async () => {
  const { user } = renderWithUser(<Form at={1} />);
  await user.selectOptions(screen.getByLabelText('Кому показывать'), '0');
  expect(screen.getByText('Показывать, если на вопрос 1 выбрано …')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Нет' }));
  await user.click(screen.getByRole('checkbox', { name: 'Да' }));
  expect(screen.getByText('Показывать, если на вопрос 1 выбрано «Да» или «Нет»')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Да' }));
  const values = async () => {
    await user.click(screen.getByRole('button', { name: 'Взять' }));
    return structuredClone(kept.values);
  };
  const { questions } = await values();
  const [first, second] = questions;
  expect(rulesOf({ questions })).toEqual([
    { questionId: second?.id, parentId: first?.id, optionIds: [first?.options[1]?.id] },
  ]);
  expect(new Set([first?.id, second?.id, first?.options[1]?.id, '']).size).toBe(4);
  await user.selectOptions(screen.getByLabelText('Кому показывать'), '');
  expect(rulesOf(await values())).toEqual([]);
});
