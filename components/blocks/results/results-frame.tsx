import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { AddressOf } from '@/lib/lists/list-address';
import styles from './results.module.css';

interface ResultsFrameProps<V> {
  /** Has the field `tab`. */
  address: AddressOf<V, 'tab'>;
  view: V;
  title: string;
  /** Mark slug. */
  brand: string;
  /** Kind of results: «Результаты теста». */
  lead: string;
  /** Link to the editor of the test or survey. */
  editor: { title: string; href: string };
  /** Shown beside that link. */
  tools?: ReactNode;
  tabs: Readonly<Record<string, string>>;
  /** Shown in place of the tabs while there are no results. */
  empty: { title: string; text: string } | null;
  children: ReactNode;
}

/** Page of a test's or survey's results: its name, the link to its editor, its tabs. */
export function ResultsFrame<V>(props: ResultsFrameProps<V>) {
  const { address, view, title, brand, lead, editor, tools, tabs, empty, children } = props;
  return (
    <Wrap>
      <div data-brand={brand} className={styles.page}>
        <Breadcrumbs current={title} />
        <PageHead title={title} lead={lead}>
          <div className={styles.tools}>
            <ButtonLink kind="second" icon="pencil" href={editor.href}>
              {editor.title}
            </ButtonLink>
            {tools}
          </div>
        </PageHead>
        {empty ? (
          <Empty picture="/art/empty-list.svg" {...empty} />
        ) : (
          <>
            <ChoiceTabs {...{ address, view }} name="tab" label={lead} choices={choicesOf(tabs)} />
            {children}
          </>
        )}
      </div>
    </Wrap>
  );
}
