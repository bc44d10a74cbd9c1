import { ChoiceTabs } from '@/components/blocks/list-page/choices';
import type { AddressOf } from '@/lib/lists/list-address';

interface ScopeTabsProps<V, N extends string> {
  address: AddressOf<V, N | 'scope'>;
  view: V;
  /** Whether the viewer has a sector; nothing is rendered otherwise. */
  shown: boolean;
}

/** Switch between assigned pharmacies and the whole sector. */
export function ScopeTabs<V, N extends string>({ address, view, shown }: ScopeTabsProps<V, N>) {
  if (!shown) return null;
  return (
    <ChoiceTabs
      address={address as AddressOf<V, 'scope'>}
      view={view}
      name="scope"
      label="Чьи аптеки"
      all="Мои аптеки"
      choices={[{ value: 'sector', title: 'Весь сектор' }]}
    />
  );
}
