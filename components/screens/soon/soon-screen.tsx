import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { Wrap } from '@/components/ui/wrap/wrap';
import * as path from '@/lib/routes/path';

interface SoonScreenProps {
  title: string;
  /** Description of the planned page. */
  text: string;
  heading?: string | undefined;
}

/** Shown in place of a planned page: its description and a link to go on. */
export function SoonScreen({ title, text, heading = `${title}: раздел готовится` }: SoonScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs />
      <Empty
        level={1}
        picture="/art/empty-calendar.svg"
        title={heading}
        text={text}
        action={
          <>
            <ButtonLink href={path.home()}>На главную</ButtonLink>
            <ButtonLink href={path.learnings()} kind="second">
              Ко всем обучениям
            </ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
