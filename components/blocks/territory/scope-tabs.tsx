import { ChoiceTabs } from '@/components/blocks/list-page/choices';
import type { AddressOf } from '@/lib/lists/list-address';

interface ScopeTabsProps<V, N extends string> {
  address: AddressOf<V, N | 'scope'>;
  view: V;
  /** Of those whom the switch serves; nothing for the others. */
  shown: boolean;
}

/** Assigned pharmacies or the whole sector, for those who look after one. */
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
