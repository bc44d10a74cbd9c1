import { Panel } from '@/components/ui/panel/panel';
import { Stack } from '@/components/ui/stack/stack';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Text } from '@/components/ui/text/text';
import styles from './kit.module.css';
import { Part } from './part';

export function Words() {
  return (
    <Part title="Текст">
      <Stack>
        <p className={styles.display}>Кожный барьер за три минуты</p>
        <h2 style={{ fontSize: 'var(--text-3xl)' }}>Заголовок страницы</h2>
        <h2>Заголовок раздела</h2>
        <h3>Заголовок карточки</h3>
        <p className={styles.read}>
          Основной текст статьи. Роговой слой похож на стену: плоские клетки — кирпичи, липиды — цемент.{' '}
          <TextLink href="#text">Ссылка в тексте</TextLink>.
        </p>
        <TextLink href="#text" plain icon="arrow">
          Ссылка, что стоит одна
        </TextLink>
        <Text size="sm" tone="muted">
          Подпись 14 px: 20 ноября 2026, 5 минут
        </Text>
        <Text num>1 балл, 2 балла, 5 баллов, 21 балл, 1 240 баллов</Text>
      </Stack>
      <div className={styles.three}>
        <Panel>Светлая панель</Panel>
        <Panel kind="tint">Панель в цвете бренда</Panel>
        <Panel kind="line">Панель с линией</Panel>
      </div>
    </Part>
  );
}
