import { Badge } from '@/components/ui/badge/badge';
import { ButtonFace } from '@/components/ui/button/button';
import { SlipCard } from '@/components/ui/card/slip-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Tiles } from '@/components/ui/tiles/tiles';

const facts = (points: string, questions: string) => (
  <Meta>
    <DropTag>{points}</DropTag>
    <MetaItem>{questions}</MetaItem>
  </Meta>
);
const picture = (name: string) => `/art/kit/${name}.webp`;

export function Slips() {
  return (
    <Tiles columns={3} phone={1}>
      <SlipCard
        brand="lrp"
        href="#slip"
        title="Микробиом и чувствительная кожа"
        badges={
          <>
            <Badge kind="accent">Новый</Badge>Тест
          </>
        }
        meta={facts('60 баллов', '10 вопросов')}
        thumb={picture('lrp-biome')}
        foot={
          <>
            До 5 декабря<ButtonFace>Начать</ButtonFace>
          </>
        }
      />
      <SlipCard
        state="locked"
        brand="lrp"
        title="Защита от солнца"
        badges={
          <>
            <Badge icon="lock">Закрыт</Badge>Тест
          </>
        }
        meta={facts('80 баллов', '15 вопросов')}
        thumb={picture('lrp-sun')}
        foot="Откроется после видео о SPF"
      />
      <SlipCard
        brand="dercos"
        href="#slip"
        title="Фазы роста волоса"
        badges={
          <>
            <Badge kind="warn" icon="clock">
              Начат
            </Badge>
            Тест
          </>
        }
        meta={facts('50 баллов', '10 вопросов')}
        thumb={picture('dercos-hair')}
        foot={
          <>
            Отвечено 7 из 10
            <ButtonFace kind="main">Продолжить</ButtonFace>
          </>
        }
      />
      <SlipCard
        state="finished"
        brand="vichy"
        href="#slip"
        title="Минеральный барьер"
        badges={
          <>
            <Badge kind="good" icon="done">
              Пройден
            </Badge>
            Тест
          </>
        }
        meta={facts('50 баллов', '8 вопросов')}
        thumb={picture('vichy-drops')}
        foot={
          <>
            17 ноября, 8 из 8<ButtonFace kind="quiet">Результат</ButtonFace>
          </>
        }
      />
      <SlipCard
        brand="cerave"
        href="#slip"
        title="Церамиды: базовый уровень"
        badges={
          <>
            <Badge icon="repeat">Повтор</Badge>Тест
          </>
        }
        meta={facts('50 баллов', '12 вопросов')}
        thumb={picture('cerave-skin')}
        foot="Можно снова через 5 дней"
      />
    </Tiles>
  );
}
