import { Badge } from '@/components/ui/badge/badge';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Panel } from '@/components/ui/panel/panel';
import { Row } from '@/components/ui/stack/stack';
import { BRANDS } from './colours';
import { Part } from './part';

export function Buttons() {
  return (
    <Part title="Кнопки">
      <Row>
        <Button>Главная</Button>
        <Button kind="second">Вторая</Button>
        <Button kind="quiet">Тихая</Button>
        <Button kind="danger">Удалить</Button>
        <Button loading>Отправляем</Button>
        <Button kind="second" loading>
          Загружаем
        </Button>
        <Button disabled>Недоступна</Button>
        <ButtonLink href="#buttons">Ссылка</ButtonLink>
      </Row>
      <Row>
        <Button size="s">Меньше</Button>
        <Button size="s" kind="second" icon="plus">
          Со знаком
        </Button>
        <IconButton icon="more" label="Действия" />
        <IconButton kind="line" icon="heart" label="Нравится" aria-pressed={false} />
        <IconButton kind="line" icon="heart" label="Нравится" aria-pressed on />
        <IconButton icon="bell" label="Уведомления: 3 новых" dot={3} />
        <IconButton icon="trash" label="Удалить" disabled />
      </Row>
      {BRANDS.map(([slug, name]) => (
        <div key={slug} data-brand={slug}>
          <Row>
            <Button size="s">{name}</Button>
            <Button size="s" kind="second">
              Вторая
            </Button>
            <Button size="s" kind="quiet">
              Тихая
            </Button>
            <Badge kind="accent">Новое</Badge>
            <DropTag>40 баллов</DropTag>
          </Row>
        </div>
      ))}
      <Panel kind="deep">
        <Row>
          <Button kind="light">На тёмном</Button>
          <IconButton kind="dark" icon="close" label="Закрыть" />
          <IconButton kind="glass" icon="heart" label="Нравится" aria-pressed={false} />
          <DropTag onDark>60 баллов</DropTag>
        </Row>
      </Panel>
    </Part>
  );
}
