import styles from './kit.module.css';
import { Part } from './part';

const PORTAL: [name: string, token: string][] = [
  ['Акцент', 'accent'],
  ['Кнопка и ссылка', 'accent-strong'],
  ['Нажатие, текст', 'accent-press'],
  ['Тёмная плашка', 'accent-deep'],
  ['Полоса, кольцо', 'accent-graphic'],
  ['Линия', 'accent-soft'],
  ['Плашка', 'accent-tint'],
  ['Подложка', 'accent-wash'],
  ['Текст', 'ink'],
  ['Второй текст', 'ink-2'],
  ['Подпись', 'ink-3'],
  ['Светлая', 'surface-2'],
  ['Утопленная', 'surface-3'],
  ['Успех', 'good'],
  ['Внимание', 'warn'],
  ['Ошибка', 'bad'],
];

export const BRANDS = [
  ['lrp', 'La Roche-Posay'],
  ['vichy', 'Vichy'],
  ['cerave', 'CeraVe'],
  ['dercos', 'Dercos'],
] as const;

export function Colours() {
  return (
    <Part title="Цвет">
      <div className={styles.swatches}>
        {PORTAL.map(([name, token]) => (
          <div key={token}>
            <i style={{ background: `var(--${token})` }} />
            <b>{name}</b>--{token}
          </div>
        ))}
      </div>
      {BRANDS.map(([slug, name]) => (
        <div key={slug} data-brand={slug}>
          <p className={styles.caption}>{name}</p>
          <div className={styles.swatches}>
            {PORTAL.slice(0, 8).map(([, token]) => (
              <div key={token}>
                <i style={{ background: `var(--${token})` }} />
                --{token}
              </div>
            ))}
          </div>
        </div>
      ))}
    </Part>
  );
}
