'use client';

import { Button } from '@/components/ui/button/button';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { points } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import styles from '../text-popup.module.css';

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
  const close = useClosePopup();
  return (
    <PopupShell title="Правила программы 2025" size="m" brand="programme">
      <div className={styles.text}>
        <ol>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
      <PopupShell.Actions>
        <Button onClick={close}>Понятно</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
