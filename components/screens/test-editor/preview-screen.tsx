import { AUTHORED } from '@/components/blocks/authored/kinds';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import type { LoadedTest } from './load-test';
import { Preview } from './preview';
import { TEST_SPACES } from './test-space';

/** The test as its takers see it, with what is typed; nothing is sent, nothing is paid. */
export function PreviewScreen({ test, draft, saved, place }: LoadedTest) {
  const { values } = draft ?? saved;
  const { editor } = AUTHORED[TEST_SPACES[place.space].kind];
  return (
    <Wrap>
      <div data-brand={values.markId}>
        <Breadcrumbs current={values.title || 'Новый тест'} />
        <Note role="note">
          Предпросмотр: ответы никуда не отправляются и баллов не приносят.{' '}
          <ButtonLink size="s" kind="second" href={editor(test?.id ?? NEW_SUBJECT)}>
            Вернуться к правке
          </ButtonLink>
        </Note>
        <Preview values={values} />
      </div>
    </Wrap>
  );
}
