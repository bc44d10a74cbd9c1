import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { moduleListQuery, MODULES_PAGE } from '@/api/modules/queries';
import { moduleList, ModulesScreen } from '@/components/screens/modules/modules-screen';
import { pageTitle, titleWithBrand } from '@/lib/routes/page-titles';
import { nameOfBrand, requireRoute } from '@/lib/session/guard';

type Props = PageProps<'/[brand]/interactive'>;
const LEAD = 'Разберите случай, соберите уход, найдите ошибку: ответы сохраняются, баллы приходят сразу.';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await nameOfBrand((await params).brand);
  return { title: titleWithBrand('interactive', name), description: LEAD };
}

export default async function Page({ params, searchParams }: Props) {
  await requireRoute();
  const [{ brand }, query] = await Promise.all([params, searchParams]);
  const view = { ...moduleList.read(query), brand };
  const list = await must(moduleListQuery(view, moduleList.shown(view, MODULES_PAGE)));
  const title = pageTitle('interactive', await nameOfBrand(brand));
  return <ModulesScreen {...{ title, view, list }} lead={LEAD} />;
}
