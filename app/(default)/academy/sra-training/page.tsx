import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { moduleListQuery, MODULES_PAGE } from '@/api/modules/queries';
import { AcademyTabs } from '@/components/blocks/academy-tabs/academy-tabs';
import { ModulesScreen } from '@/components/screens/modules/modules-screen';
import { stateOf } from '@/components/screens/modules/read-state';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { requireRoute } from '@/lib/session/guard';
import * as paths from '@/lib/routes/path';

const TITLE = 'Обучение академии';
const LEAD = 'Модули без привязки к бренду: кожа, ингредиенты и разговор у прилавка.';
export const metadata: Metadata = { title: TITLE, description: LEAD };

export default async function Page({ searchParams }: PageProps<'/academy/sra-training'>) {
  await requireRoute();
  const query = await searchParams;
  const state = stateOf(oneOf(query.state));
  const shown = shownOf(query.page, MODULES_PAGE);
  const list = await must(moduleListQuery({ brand: PORTAL_BRAND, ...(state ? { state } : {}) }, shown));
  const path = paths.academyModules();
  return (
    <ModulesScreen
      title={TITLE}
      lead={LEAD}
      branded={false}
      tabs={<AcademyTabs section="sra-training" />}
      {...{ path, state, list, shown }}
    />
  );
}
