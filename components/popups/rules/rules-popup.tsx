'use client';

import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import styles from '../text-popup.module.css';

/** Rules of earning and spending points, as the portal applies them. */
const RULES = [
  {
    title: 'Как начисляются баллы',
    lines: [
      'Баллы начисляются по брендам и хранятся на счёте каждого бренда отдельно.',
      'За тест — по правильным ответам, один раз до даты повтора. За результат 0 баллы не начисляются, пройти тест снова можно с 1-го числа следующего месяца.',
      'За видео — если на одном устройстве просмотрено не меньше 70 %. Перемотанное не считается.',
      'За модуль и опрос — один раз.',
    ],
  },
  {
    title: 'Как потратить',
    lines: [
      'Подарки заказывают во время открытой волны, в пределах остатка и лимита на человека.',
      'Подарок оплачивается баллами своего бренда. Баллы можно перевести между брендами один к одному.',
      'Пока волна открыта, заказ можно отменить: баллы и подарки вернутся.',
    ],
  },
  {
    title: 'Что видно в истории',
    lines: ['Каждое начисление и списание: за что, по какому правилу, когда и сколько баллов стало после.'],
  },
] as const;

export function RulesPopup() {
  const close = useClosePopup();
  return (
    <PopupShell title="Правила программы" size="m">
      <div className={styles.text}>
        {RULES.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <PopupShell.Actions>
        <Button onClick={close}>Понятно</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
