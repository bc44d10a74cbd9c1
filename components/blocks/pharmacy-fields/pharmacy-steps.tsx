'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { loadChains, loadCities, loadPharmacies } from './pharmacy-loads';

interface Values {
  cityId: string;
  chainId: string;
  pharmacyId: string;
}

/** City → chain → pharmacy. Each step asks about the one before and empties the ones after. */
export function PharmacySteps() {
  const cache = useQueryClient();
  const { control, setValue } = useFormContext<Values>();
  const [cityId = '', chainId = ''] = useWatch({ control, name: ['cityId', 'chainId'] });
  return (
    <>
      <RemoteSelectField
        name="cityId"
        label="Город"
        placeholder="Начните вводить название"
        load={loadCities(cache)}
        onPick={() => {
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
        onPick={() => setValue('pharmacyId', '')}
      />
      <RemoteSelectField
        key={`pharmacy-${cityId}-${chainId}`}
        name="pharmacyId"
        label="Аптека"
        placeholder={chainId ? 'Адрес или название' : 'Сначала выберите сеть'}
        disabled={!chainId}
        load={loadPharmacies(cache, cityId, chainId)}
      />
    </>
  );
}
