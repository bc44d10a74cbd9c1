import { Cell, Grid } from '@/components/ui/grid/grid';
import * as path from '@/lib/routes/path';
import { AccountFrame } from './account-frame';
import styles from './account.module.css';
import type { SettingsData } from './load-account';
import { MyDataPart } from './my-data-part';
import { PersonalData } from './personal-data';
import { SettingsPart } from './settings-part';

/** Tab of settings: personal data, letters, and the export of the person's data. */
export function SettingsScreen({ data: { me, myData } }: { data: SettingsData }) {
  return (
    <AccountFrame me={me} at={path.accountSettings()}>
      <Grid className={styles.parts}>
        <Cell desktop={7}>
          <PersonalData me={me} />
        </Cell>
        <Cell desktop={5} className={styles.right}>
          <SettingsPart me={me} />
          <div className={styles.settings}>
            <MyDataPart first={myData} />
          </div>
        </Cell>
      </Grid>
    </AccountFrame>
  );
}
