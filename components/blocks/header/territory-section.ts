import { PAGES } from '@/lib/routes/pages';
import * as path from '@/lib/routes/path';
import type { NavItem, ToolItem } from './sections';

/** One section for the pharmacies and people of a representative, starting with people; empty without a territory. */
export function territorySections(tools: readonly ToolItem[]): NavItem[] {
  const home = path.pharmacists();
  if (!tools.some(({ href }) => href === home)) return [];
  return [{ title: 'Моя территория', href: home, icon: 'pin', also: [PAGES.representative.path] }];
}
