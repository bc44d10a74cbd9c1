import * as path from '@/lib/routes/path';
import { AccountFrame } from './account-frame';
import type { StatisticsData } from './load-account';
import { StatisticsPart } from './statistics-part';

export function StatisticsScreen({ data }: { data: StatisticsData }) {
  return (
    <AccountFrame me={data.me} at={path.accountStatistics()}>
      <StatisticsPart statistics={data.statistics} />
    </AccountFrame>
  );
}
