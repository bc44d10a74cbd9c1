'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Menu } from '@/components/ui/menu/menu';
import { Note } from '@/components/ui/note/note';
import { Popup } from '@/components/ui/popup/popup';
import { Row, Stack } from '@/components/ui/stack/stack';
import { TextLink } from '@/components/ui/text-link/text-link';
import { toast } from '@/components/ui/toast/toast-store';
import { BRANDS } from './colours';
import styles from './kit.module.css';
import { Part } from './part';

const again = { label: 'Повторить', onPress: () => void toast({ text: 'Отметка сохранена', kind: 'good' }) };

function Openers() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Открыть окно</Button>
      <Button
        kind="second"
        onClick={() => toast({ text: 'Не удалось сохранить отметку', kind: 'bad', action: again })}
      >
        Показать сообщение
      </Button>
      <Menu
        trigger={
          <Button kind="second" icon="down">
            Меню
          </Button>
        }
        hover
        groups={[
          {
            caption: 'Бренды',
            items: BRANDS.map(([brand, title]) => ({ key: brand, title, brand, href: '#menu' })),
          },
          { items: [{ key: 'exit', title: 'Выйти', icon: 'exit', onPress: () => {} }] },
        ]}
      />
      <Popup open={open} onClose={() => setOpen(false)} title="Подтверждение">
        <p>Отправить ответы? Вопрос 5 остался без ответа, изменить их потом нельзя.</p>
        <Popup.Actions>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Нет
          </Button>
          <Button onClick={() => setOpen(false)}>Да</Button>
        </Popup.Actions>
      </Popup>
    </Row>
  );
}

export function Windows() {
  return (
    <Part title="Окно, сообщение, подсказка">
      <div className={styles.two}>
        <Openers />
        <Stack>
          <Note>Тест закрывается для всех одновременно, 5 декабря в 18:00.</Note>
          <Note kind="good">Ответы приняты.</Note>
          <Note kind="warn">Видео засчитывается, если посмотреть не меньше 70 % на одном устройстве.</Note>
          <Note kind="bad">
            Список не загрузился. <TextLink href="#note">Попробовать снова</TextLink>
          </Note>
        </Stack>
      </div>
    </Part>
  );
}
