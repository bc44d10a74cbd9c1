'use client';

import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Badge } from '@/components/ui/badge/badge';
import { Chip, ChipLink, Chips } from '@/components/ui/chip/chip';
import { Row } from '@/components/ui/stack/stack';
import { Stepper } from '@/components/ui/stepper/stepper';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { Tabs } from '@/components/ui/tabs/tabs';
import { Part } from './part';

export function Choices() {
  const [all, setAll] = useState(true);
  const [count, setCount] = useState(1);
  return (
    <Part title="Чипы, вкладки, метки">
      <Chips label="Темы" scroll>
        <Chip on={all} onClick={() => setAll(!all)}>
          Все
        </Chip>
        <Chip on={!all} onClick={() => setAll(!all)}>
          Акне
        </Chip>
        <Chip on iconEnd="close" aria-label="Казань, убрать" aria-pressed={undefined}>
          Казань
        </Chip>
        <Chip icon="filter">Фильтры, 2</Chip>
        <ChipLink href="#chips" kind="tint" iconEnd="info">
          Ниацинамид
        </ChipLink>
        <Chip size="s">Меньше</Chip>
      </Chips>
      <Tabs
        label="Вид обучения"
        tabs={[
          { key: 'all', title: 'Все', count: 64, content: 'Тесты, видео и статьи вместе.' },
          { key: 'tests', title: 'Тесты', count: 18, content: 'Только тесты.' },
          { key: 'videos', title: 'Видео', count: 14, content: 'Только видео.' },
        ]}
      />
      <LinkTabs
        label="Вкладки-адреса"
        tabs={[
          { href: '#tabs-all', title: 'Все', count: 64, current: true },
          { href: '#tabs-tests', title: 'Тесты', count: 18 },
        ]}
      />
      <Row>
        <Stepper label="Количество: термос" value={count} min={1} max={3} onChange={setCount} />
      </Row>
      <Row>
        <Badge kind="accent">Новый</Badge>
        <Badge kind="warn" icon="clock">
          Начат
        </Badge>
        <Badge icon="lock">Закрыт</Badge>
        <Badge kind="good" icon="done">
          Пройден
        </Badge>
        <Badge icon="repeat">Повтор через 5 дней</Badge>
        <Badge kind="bad">Отклонён</Badge>
        <Badge kind="solid">Хит</Badge>
        <Avatar name="Анна Соколова" />
        <Avatar name="Ирина Морозова" size="s" />
        <Avatar name="Анна Соколова" src="/art/kit/lrp-biome.webp" />
      </Row>
    </Part>
  );
}
