'use client';

import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Menu } from '@/components/ui/menu/menu';
import { Table, type Column, type Sort } from '@/components/ui/table/table';
import { Text } from '@/components/ui/text/text';
import styles from './kit.module.css';
import { Part } from './part';

const columns: Column[] = [
  { key: 'name', label: 'Фармацевт', place: 'lead', sortable: true },
  { key: 'pharmacy', label: 'Аптека' },
  { key: 'points', label: 'Баллы', number: true, sortable: true },
  { key: 'acts', label: 'Действия', place: 'acts', hideLabel: true },
];

const people = [
  { id: '1', name: 'Ольга Гарипова', job: 'Первостольник', pharmacy: '«Здоровый квартал»', points: 840 },
  { id: '2', name: 'Руслан Ибрагимов', job: 'Заведующий', pharmacy: '«Аптека рядом»', points: 1260 },
  { id: '3', name: 'Ёлкина Вера', job: 'Первостольник', pharmacy: '«Ромашка»', points: 90 },
];

function order(sort: Sort) {
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const by = sort.key === 'points' ? 'points' : 'name';
  return [...people].sort(
    (a, b) => turn * String(a[by]).localeCompare(String(b[by]), 'ru', { numeric: true }),
  );
}

export function Tables() {
  const [sort, setSort] = useState<Sort>({ key: 'points', direction: 'descending' });
  const rows = order(sort).map(({ id, name, job, pharmacy, points }) => ({
    id,
    selected: id === '2',
    name: (
      <span className={styles.person}>
        <Avatar name={name} />
        <span>
          <b>{name}</b>
          <small>{job}</small>
        </span>
      </span>
    ),
    pharmacy,
    points: points.toLocaleString('ru'),
    acts: (
      <Menu
        align="end"
        trigger={<IconButton icon="more" label={`Действия: ${name}`} />}
        groups={[
          {
            items: [
              { key: 'open', title: 'Открыть', icon: 'user', href: '#person' },
              { key: 'delete', title: 'Удалить', icon: 'trash', danger: true, onPress: () => {} },
            ],
          },
        ]}
      />
    ),
  }));
  return (
    <Part title="Таблица и её карточки">
      <Text size="sm" tone="muted">
        До 1024 px каждая строка становится карточкой: подпись берётся из data-label.
      </Text>
      <Table caption="Фармацевты" columns={columns} rows={rows} sort={sort} onSort={setSort} />
      <Table caption="Пустая таблица" columns={columns.slice(0, 3)} rows={[]} />
    </Part>
  );
}
