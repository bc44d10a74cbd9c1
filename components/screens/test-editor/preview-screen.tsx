import { AUTHORED } from '@/components/blocks/authored/kinds';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PreviewNote } from '@/components/blocks/editor/preview-note';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import type { LoadedTest } from './load-test';
import { Preview } from './preview';
import { TEST_SPACES } from './test-space';

/** The test as its takers see it, with what is typed; nothing is sent, nothing is paid. */
export function PreviewScreen({ test, draft, saved, place }: LoadedTest) {
  const { values } = draft ?? saved;
  const { editor } = AUTHORED[TEST_SPACES[place.space].kind];
  const title = values.title || 'Новый тест';
  return (
    <Wrap>
      <div data-brand={values.markId}>
        <Breadcrumbs current={title} />
        <PreviewNote back={editor(test?.id ?? NEW_SUBJECT)}>
          Предпросмотр: ответы никуда не отправляются и баллов не приносят.
        </PreviewNote>
        <Preview values={values} />
      </div>
    </Wrap>
  );
}
