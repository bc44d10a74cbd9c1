import { NearestTrainings } from '@/components/blocks/nearest-trainings/nearest-trainings';
import { Cell, Grid } from '@/components/ui/grid/grid';
import * as path from '@/lib/routes/path';
import { AccountFrame } from './account-frame';
import type { AccountView } from './account-view';
import styles from './account.module.css';
import { EmailConfirmation } from './email-confirmation';
import { HistoryPart } from './history-part';
import type { PointsData } from './load-account';
import { MessagesPart } from './messages-part';
import { MovedParts } from './moved-parts';
import { PointsPart } from './points-part';

interface PointsScreenProps {
  data: PointsData;
  view: AccountView;
  now: Date;
  /** Token of a link from a letter; it confirms an e-mail. */
  emailToken: string | undefined;
  /** The link confirms the account's present e-mail, not a new one. */
  isOwnEmail: boolean;
}

/** First tab of the account: points by brand, their history, and messages of the editors. */
export function PointsScreen({ data, view, now, emailToken, isOwnEmail }: PointsScreenProps) {
  const { me, history, brands } = data;
  const note = emailToken && <EmailConfirmation token={emailToken} isOwn={isOwnEmail} />;
  return (
    <AccountFrame me={me} at={path.account()} note={note}>
      <MovedParts />
      <PointsPart data={data} now={now} />
      <Grid className={styles.halves}>
        <Cell desktop={7}>
          <HistoryPart {...{ history, me, brands, now }} mark={view.mark} />
        </Cell>
        <Cell desktop={5} className={styles.right}>
          <NearestTrainings trainings={data.trainings} now={now} first />
          <MessagesPart messages={data.messages} giftsClosed={data.giftsClosed} view={view} />
        </Cell>
      </Grid>
    </AccountFrame>
  );
}
