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
  /** With the field `tab`. */
  address: AddressOf<V, 'tab'>;
  view: V;
  title: string;
  /** Mark slug. */
  brand: string;
  /** What it is: «Результаты теста». */
  lead: string;
  /** Where what is asked is written. */
  editor: { title: string; href: string };
  /** Beside the way there. */
  tools?: ReactNode;
  tabs: Readonly<Record<string, string>>;
  /** Said in place of the tabs while nobody has come. */
  empty: { title: string; text: string } | null;
  children: ReactNode;
}

/** The page of how a test or a survey goes: its name, the way to its editor, its tabs. */
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
