import { AUTHORED } from '@/components/blocks/authored/kinds';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PreviewNote } from '@/components/blocks/editor/preview-note';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import * as path from '@/lib/routes/path';
import type { LoadedTest } from './load-test';
import { Preview } from './preview';
import { TEST_SPACES } from './test-space';
import type { TestValues } from './test-values';

interface VersionScreenProps {
  id: string;
  number: number;
  values: TestValues;
}

/** A version as its takers saw it. */
export function VersionScreen({ id, number, values }: VersionScreenProps) {
  return (
    <Wrap>
      <div data-brand={values.markId}>
        <Breadcrumbs current={values.title} />
        <PreviewNote back={`${path.testResults(id)}?tab=versions`} words="Вернуться к версиям">
          Версия {number}: так её видели те, кто проходил тест. Ответы никуда не отправляются.
        </PreviewNote>
        <Preview values={values} />
      </div>
    </Wrap>
  );
}

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
