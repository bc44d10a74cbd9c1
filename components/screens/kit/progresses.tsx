import { Icon } from '@/components/ui/icon/icon';
import { Progress } from '@/components/ui/progress/progress';
import { Ring } from '@/components/ui/ring/ring';
import { Row, Stack } from '@/components/ui/stack/stack';
import { StepDots } from '@/components/ui/step-dots/step-dots';
import { Text } from '@/components/ui/text/text';
import styles from './kit.module.css';
import { Part } from './part';

export function Progresses() {
  return (
    <Part title="Ход дела">
      <div className={styles.two}>
        <Stack>
          <Progress value={64} label="Пройдено" />
          <Progress value={40} label="Набрано" thick strong />
          <StepDots done={2} total={6} label="Пройдено 2 из 6" />
        </Stack>
        <Row>
          <Ring value={64} size={72} label="Пройдено 64 %">
            64&nbsp;%
          </Ring>
          <Ring value={25} size={48} label="Пройдено 2 из 8">
            <Text as="span" size="xs">
              2/8
            </Text>
          </Ring>
          <span data-brand="dercos">
            <Ring value={70} label="Набрано 70 %">
              <Icon name="points" size="s" />
            </Ring>
          </span>
          <span data-brand="vichy">
            <Ring value={100} label="Набрано 100 %">
              <Icon name="check" size="s" />
            </Ring>
          </span>
          <Ring value={0} label="Ещё не начато" />
        </Row>
      </div>
    </Part>
  );
}
