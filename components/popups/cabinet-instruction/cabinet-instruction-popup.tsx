'use client';

import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import styles from '../text-popup.module.css';

const STEPS = [
  'В «Обучении» собраны статьи, видео и тесты. Недавно вышедшее стоит первым, порядок и фильтры — над списком. Закладка хранит материал в «Избранном» на всех ваших устройствах, сердце говорит авторам, что понравилось, «Скачать» оставляет копию для чтения без сети. Начатое ждёт на главной, в блоке «Продолжить».',
  'Прочитайте статью или посмотрите видео и пройдите тест: баллы придут сразу. Ответы сохраняются, тест можно закончить на другом устройстве.',
  'Баллы по брендам и их историю откройте кнопкой с каплей: вверху страницы или в нижнем меню телефона.',
  'Пока открыта волна заказов, выберите подарки и отправьте корзину. Ваши заказы видны там же.',
  'Данные, аптеку, фотографию и пароль можно изменить в личном кабинете.',
] as const;

export function CabinetInstructionPopup() {
  const close = useClosePopup();
  return (
    <PopupShell title="Как пользоваться порталом" size="m">
      <div className={styles.text}>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <PopupShell.Actions>
        <Button onClick={close}>Понятно</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
