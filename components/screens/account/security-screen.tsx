import { Section } from '@/components/ui/section/section';
import { Cell, Grid } from '@/components/ui/grid/grid';
import * as path from '@/lib/routes/path';
import { AccountFrame } from './account-frame';
import styles from './account.module.css';
import { DevicesPart } from './devices-part';
import { LeaveButton } from './leave-button';
import type { SecurityData } from './load-account';
import { PopupOpener } from './popup-opener';

/** Tab of access to the account: devices, the password, signing out and deleting the account. */
export function SecurityScreen({ data: { me, devices }, now }: { data: SecurityData; now: Date }) {
  return (
    <AccountFrame me={me} at={path.accountSecurity()}>
      <Grid className={styles.parts}>
        <Cell desktop={7}>
          <DevicesPart devices={devices} now={now} />
        </Cell>
        <Cell desktop={5} className={styles.right}>
          <Section
            first
            id="password"
            title="Пароль"
            lead="После смены пароля остальные устройства выйдут из учётной записи."
          >
            <PopupOpener popup="password-changing" kind="second" size="s" icon="lock">
              Сменить пароль
            </PopupOpener>
          </Section>
          <div className={styles.settings}>
            <Section first id="leave" title="Выход">
              <div className={styles.rows} data-first="">
                <LeaveButton />
                <PopupOpener popup="account-deletion" kind="quiet" size="s" icon="trash">
                  Удалить учётную запись
                </PopupOpener>
              </div>
            </Section>
          </div>
        </Cell>
      </Grid>
    </AccountFrame>
  );
}
