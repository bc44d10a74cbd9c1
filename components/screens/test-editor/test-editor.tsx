import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { editorTitle } from '@/lib/routes/page-titles';
import type { LoadedTest } from './load-test';
import { TestForm } from './test-form';

/** The editor of a test, new or existing. */
export function TestEditor(props: LoadedTest & { owner: string; isJustMade?: boolean }) {
  const title = props.test?.title ?? editorTitle('testEditor', NEW_SUBJECT);
  return (
    <Wrap>
      <Breadcrumbs current={title} largeBack />
      <PageHead title={title} sameAsCrumbs />
      <TestForm key={props.subject} {...props} />
    </Wrap>
  );
}
