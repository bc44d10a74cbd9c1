import { PartError } from '@/components/blocks/part-error/part-error';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Grid, Cell } from '@/components/ui/grid/grid';
import { Wrap } from '@/components/ui/wrap/wrap';
import * as path from '@/lib/routes/path';
import { ArticlesBlock } from './articles-block';
import { AskBlock } from './ask-block';
import { FaqBlock } from './faq-block';
import { Hero } from './hero';
import type { ProgrammeData } from './load-programme';
import { MonthBlock } from './month-block';
import { PointsBlock } from './points-block';
import { chosenMonth, nextStep } from './programme-view';

interface ProgrammeScreenProps {
  data: ProgrammeData;
  /** `month` of the address. */
  month: string | undefined;
  finishAt: Date;
  now: Date;
}

/** The programme in one glance: how many points, what is next, the month's four steps, and the answers to questions. */
export function ProgrammeScreen({ data, month: asked, finishAt, now }: ProgrammeScreenProps) {
  const { member, months, content } = data;
  const month = chosenMonth(months?.items ?? [], asked, now);
  const items = content?.items ?? [];
  const next = nextStep(items, now);
  return (
    <Wrap>
      <Hero {...{ member, next, finishAt, now }} />
      {months && content && months.items.length === 0 && <Soon />}
      {(!months || !content) && <PartError what="Шаги и баллы программы" href={path.programme()} />}
      {month && content && (
        <MonthBlock months={months?.items ?? []} {...{ month, items, now }} nextId={next?.id} />
      )}
      {months && months.items.length > 0 && <PointsBlock months={months} now={now} />}
      {month && <ArticlesBlock items={items} month={month} />}
      <Grid>
        {data.faq?.items.length !== 0 && (
          <Cell desktop={7}>
            <FaqBlock faq={data.faq} />
          </Cell>
        )}
        <Cell desktop={5}>
          <AskBlock mine={data.mine} now={now} />
        </Cell>
      </Grid>
    </Wrap>
  );
}

function Soon() {
  return (
    <Empty
      picture="/art/empty-calendar.svg"
      title="Программа скоро начнётся"
      text="Здесь появятся четыре шага каждого месяца. А пока можно учиться на портале."
      action={<ButtonLink href={path.learnings()}>Ко всем обучениям</ButtonLink>}
    />
  );
}
