import { ButtonLink } from '@/components/ui/button/button';
import { Carousel } from '@/components/ui/carousel/carousel';
import styles from './kit.module.css';
import { Part } from './part';

const slides = [
  ['lrp', 'Кожный барьер за три минуты', 'Новая серия коротких видео'],
  ['vichy', 'Вода, которая работает', 'Тест открыт до 5 декабря'],
  ['dercos', 'Фазы роста волоса', '90 баллов за модуль'],
] as const;

export function Slides() {
  return (
    <Part title="Карусель">
      <Carousel
        label="Главное"
        seconds={7}
        dark
        over
        slides={slides.map(([brand, title, text]) => ({
          key: brand,
          content: (
            <div className={styles.slide} data-brand={brand}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ButtonLink href="#slide" kind="light" size="s">
                Смотреть
              </ButtonLink>
            </div>
          ),
        }))}
      />
    </Part>
  );
}
