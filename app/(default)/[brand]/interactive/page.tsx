import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { moduleListQuery, MODULES_PAGE } from '@/api/modules/queries';
import { ModulesScreen } from '@/components/screens/modules/modules-screen';
import { stateOf } from '@/components/screens/modules/read-state';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';
import * as paths from '@/lib/routes/path';

type Props = PageProps<'/[brand]/interactive'>;
const LEAD = 'Разберите случай, соберите уход, найдите ошибку: ответы сохраняются, баллы приходят сразу.';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return { title: name ? `Интерактивные модули ${name}` : 'Интерактивные модули', description: LEAD };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const own = brand === EMPTY_BRAND ? null : brand;
  const state = stateOf(oneOf(query.state));
  const shown = shownOf(query.page, MODULES_PAGE);
  const list = await must(moduleListQuery({ brand, ...(state ? { state } : {}) }, shown));
  const path = paths.interactive(own);
  return (
    <ModulesScreen
      title={pageTitle('interactive', await nameOfBrand(own))}
      lead={LEAD}
      branded={!own}
      {...{ path, state, list, shown }}
    />
  );
}
