'use client';

import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { points } from '@/lib/format/number';
import { NumberedPopup } from '../numbered-popup';

/** Specification, section 1: the six rules of the programme. */
const RULES = [
  `За обучение можно набрать не больше ${points(PROGRAMME_LIMIT)}; дополнительных баллов нет.`,
  'Тест, пройденный на 0, не приносит баллов: учёба продолжается в следующем месяце.',
  'Видео засчитывается, если на одном устройстве просмотрено не меньше 70 %.',
  'Тесты закрываются для всех в одно время, без исключений.',
  'На вопросы отвечаем до конца следующего рабочего дня.',
  'Баллы приходят на основной счёт в течение месяца после завершения программы.',
];

export function ProgrammeRulesPopup() {
  return <NumberedPopup title="Правила программы 2025" lines={RULES} brand="programme" />;
}
