import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { Wrap } from '@/components/ui/wrap/wrap';
import type { AccountView } from './account-view';
import styles from './account.module.css';
import { CertificatesPart } from './certificates-part';
import { DevicesPart } from './devices-part';
import { EmailConfirmation } from './email-confirmation';
import { HistoryPart } from './history-part';
import type { AccountData } from './load-account';
import { MessagesPart } from './messages-part';
import { MyDataPart } from './my-data-part';
import { PersonalData } from './personal-data';
import { PointsPart } from './points-part';
import { ProfileHead } from './profile-head';
import { SettingsPart } from './settings-part';
import { StatisticsPart } from './statistics-part';

interface AccountScreenProps {
  data: AccountData;
  view: AccountView;
  now: Date;
  /** Of a letter's link: the new e-mail is proved with it. */
  emailToken: string | undefined;
  /** The link proves the address the account has already. */
  isOwnEmail: boolean;
}

/** The person, their points and where these came from, their data and settings. */
export function AccountScreen({ data, view, now, emailToken, isOwnEmail }: AccountScreenProps) {
  const { me, history, brands } = data;
  const { mark } = view;
  return (
    <Wrap>
      <Breadcrumbs />
      {emailToken && <EmailConfirmation token={emailToken} isOwn={isOwnEmail} />}
      <ProfileHead me={me} />
      <div className={styles.near}>
        <PointsPart data={data} now={now} />
      </div>
      <Grid className={styles.halves}>
        <Cell desktop={7}>
          <HistoryPart {...{ history, me, brands, mark }} />
          <div className={styles.settings}>
            <CertificatesPart certificates={data.certificates} view={view} />
          </div>
        </Cell>
        <Cell desktop={5} className={styles.right}>
          <PersonalData me={me} />
          <div className={styles.settings}>
            <MessagesPart messages={data.messages} view={view} />
          </div>
          <div className={styles.settings}>
            <SettingsPart me={me} />
          </div>
          <div className={styles.settings}>
            <MyDataPart first={data.myData} />
          </div>
          <div className={styles.settings}>
            <DevicesPart devices={data.devices} now={now} />
          </div>
        </Cell>
      </Grid>
      <StatisticsPart statistics={data.statistics} />
    </Wrap>
  );
}
