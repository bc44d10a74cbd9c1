'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { loadOwnPharmacies } from './own-pharmacies';
import { loadChains, loadCities, loadPharmacies } from './pharmacy-loads';

interface Values {
  cityId: string;
  chainId: string;
  pharmacyId: string;
  /** Names of the chosen values, with which a choice can be shown again after a reload. */
  cityName?: string;
  chainName?: string;
  pharmacyName?: string;
}

/**
 * City → chain → pharmacy. Each step is filtered by the previous one and clears the next ones. `own`: only pharmacies
 * in the viewer's sight.
 */
export function PharmacySteps({ own = false }: { own?: boolean }) {
  const cache = useQueryClient();
  const { control, setValue, getValues } = useFormContext<Values>();
  const [cityId = '', chainId = ''] = useWatch({ control, name: ['cityId', 'chainId'] });
  const chosen = (
    id: 'cityId' | 'chainId' | 'pharmacyId',
    words: 'cityName' | 'chainName' | 'pharmacyName',
  ) => {
    const [value, label] = getValues([id, words]);
    return value && label ? { value, label } : null;
  };
  return (
    <>
      <RemoteSelectField
        name="cityId"
        label="Город"
        placeholder="Начните вводить название"
        load={loadCities(cache)}
        initial={chosen('cityId', 'cityName')}
        onPick={(option) => {
          setValue('cityName', option?.label ?? '');
          setValue('chainId', '');
          setValue('pharmacyId', '');
        }}
      />
      <RemoteSelectField
        key={`chain-${cityId}`}
        name="chainId"
        label="Аптечная сеть"
        placeholder={cityId ? 'Выберите сеть' : 'Сначала выберите город'}
        disabled={!cityId}
        load={loadChains(cache, cityId)}
        initial={chosen('chainId', 'chainName')}
        onPick={(option) => {
          setValue('chainName', option?.label ?? '');
          setValue('pharmacyId', '');
        }}
      />
      <RemoteSelectField
        key={`pharmacy-${cityId}-${chainId}`}
        name="pharmacyId"
        label="Аптека"
        placeholder={chainId ? 'Адрес или название' : 'Сначала выберите сеть'}
        disabled={!chainId}
        load={
          own
            ? loadOwnPharmacies(cache, true, { city_id: cityId, chain_id: chainId })
            : loadPharmacies(cache, cityId, chainId)
        }
        initial={chosen('pharmacyId', 'pharmacyName')}
        onPick={(option) => setValue('pharmacyName', option?.label ?? '')}
      />
    </>
  );
}
