import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { moduleListQuery, MODULES_PAGE } from '@/api/modules/queries';
import { AcademyTabs } from '@/components/blocks/academy-tabs/academy-tabs';
import { moduleList, ModulesScreen } from '@/components/screens/modules/modules-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { requireRoute } from '@/lib/session/guard';

const TITLE = pageTitle('academyModules');
const LEAD = 'Модули без привязки к бренду: кожа, ингредиенты и разговор у прилавка.';
export const metadata: Metadata = { title: TITLE, description: LEAD };

export default async function Page({ searchParams }: PageProps<'/academy/sra-training'>) {
  await requireRoute();
  const view = { ...moduleList.read(await searchParams), brand: PORTAL_BRAND };
  const list = await must(moduleListQuery(view, moduleList.shown(view, MODULES_PAGE)));
  const tabs = <AcademyTabs section="sra-training" />;
  return <ModulesScreen title={TITLE} lead={LEAD} {...{ view, list, tabs }} />;
}
