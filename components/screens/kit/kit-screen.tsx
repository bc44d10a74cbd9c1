import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Charts } from './charts';
import { Choices } from './choices';
import { Colours } from './colours';
import { Fields } from './fields';
import type { KitView } from './kit-view';
import styles from './kit.module.css';
import { Progresses } from './progresses';
import { Slides } from './slides';
import { StaffTables } from './staff-tables';
import { Tables } from './tables';
import { Emptiness, Icons, Loading, Ways } from './waiting';
import { Weeks } from './weeks';
import { Windows } from './windows';
import { Words } from './words';

/** Every component in every state, for developers of pages. */
export function KitScreen({ view }: { view: KitView }) {
  return (
    <main className={styles.kit}>
      <Wrap>
        <PageHead
          title={pageTitle('kit')}
          lead="Каждый образец стоит на тех же свойствах, что и страницы. Смена бренда меняет только --accent."
        />
        <Colours />
        <Words />
        <Buttons />
        <Fields />
        <Choices />
        <Cards />
        <Progresses />
        <Slides />
        <Tables />
        <StaffTables view={view} />
        <Weeks week={view.week} />
        <Charts />
        <Windows />
        <Loading />
        <Emptiness />
        <Ways />
        <Icons />
      </Wrap>
    </main>
  );
}
