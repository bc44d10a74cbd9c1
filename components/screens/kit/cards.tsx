import { Badge } from '@/components/ui/badge/badge';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { BareCard } from '@/components/ui/card/bare-card';
import { PlateCard } from '@/components/ui/card/plate-card';
import { WideCard } from '@/components/ui/card/wide-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Price } from '@/components/ui/price/price';
import { Progress } from '@/components/ui/progress/progress';
import { Shot } from '@/components/ui/shot/shot';
import { StepDots } from '@/components/ui/step-dots/step-dots';
import { Text } from '@/components/ui/text/text';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Part } from './part';
import { Rows } from './rows';
import { Slips } from './slips';

const like = (on: boolean) => (
  <IconButton kind="glass" icon="heart" label="Нравится" aria-pressed={on} on={on} />
);
const picture = (name: string) => `/art/kit/${name}.webp`;

export function Cards() {
  return (
    <Part title="Карточки">
      <Tiles columns={4}>
        <BareCard
          brand="lrp"
          href="#card"
          title="Ниацинамид: пять ответов"
          shot={
            <Shot
              src={picture('lrp-smear')}
              topLeft={<Badge kind="glass">Новое</Badge>}
              topRight={like(false)}
            />
          }
          meta={
            <Meta>
              <DropTag>20 баллов</DropTag>
              <MetaItem>6 минут</MetaItem>
            </Meta>
          }
        />
        <BareCard
          brand="lrp"
          href="#card"
          eyebrow="Эфаклар"
          title="Крем-гель от несовершенств"
          shot={<Shot ratio="1/1" src={picture('p-effaclar')} topRight={like(true)} />}
          meta={
            <Meta>
              <MetaItem>40 мл</MetaItem>
            </Meta>
          }
        />
        <WideCard
          brand="vichy"
          href="#card"
          title="Что работает в воде"
          seen={58}
          shot={{
            src: picture('vichy-water'),
            topRight: like(false),
            bottomRight: <Badge kind="glass">8:24</Badge>,
          }}
          meta={
            <Meta>
              <DropTag>40 баллов</DropTag>
              <MetaItem>Просмотрено 58 %</MetaItem>
            </Meta>
          }
        />
        <PlateCard
          brand="dercos"
          href="#card"
          title="Диагностика кожи головы"
          shot={
            <Shot
              ratio="16/10"
              src={picture('dercos-lab')}
              topLeft={
                <Badge kind="glass" icon="flask">
                  Модуль
                </Badge>
              }
            />
          }
          steps={<StepDots done={2} total={6} label="Пройдено 2 из 6" />}
          meta={
            <Meta>
              <DropTag>90 баллов</DropTag>
              <MetaItem>Шаг 2 из 6</MetaItem>
            </Meta>
          }
        />
        <BareCard
          brand="vichy"
          eyebrow={<DropTag kind="name">Vichy</DropTag>}
          title="Термос, 500 мл"
          shot={<Shot ratio="1/1" src={picture('gift-thermos')} />}
        >
          <Price value="310" unit="баллов" />
          <Text size="sm" tone="muted">
            1 штука · осталось 12
          </Text>
          <Button kind="second" size="s">
            В корзину
          </Button>
        </BareCard>
        <BareCard
          brand="cerave"
          eyebrow={<DropTag kind="name">CeraVe</DropTag>}
          title="Сумка-шоппер"
          shot={<Shot ratio="1/1" src={picture('gift-tote')} />}
        >
          <Price value="400" unit="баллов" />
          <Progress value={65} />
          <Text size="sm" tone="soft">
            Не хватает 140 баллов
          </Text>
          <ButtonLink href="#card" kind="quiet" size="s">
            Где набрать баллы
          </ButtonLink>
        </BareCard>
      </Tiles>
      <Slips />
      <Rows />
    </Part>
  );
}
