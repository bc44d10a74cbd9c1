'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unusualActivityQuery, type ActivityAsked, type ActivityFinding } from '@/api/activity/queries';
import { copyAddresses } from '@/components/blocks/row-menus/copy-addresses';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { useChosen } from '@/components/blocks/staff-table/choice';
import { Button } from '@/components/ui/button/button';

/** Largest page of the service. */
const SIZE = 100;

type People = ActivityFinding['people'];

interface CopyChosenProps {
  /** People of the rows on screen, by row id. */
  people: Readonly<Record<string, People>>;
  /** Filter and order of the list, to load all its rows. */
  asked: ActivityAsked;
}

/** Copies e-mails of the chosen people, to write to them. */
export function CopyChosen({ people, asked }: CopyChosenProps) {
  const { ids, clear } = useChosen();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function everybody(): Promise<People> {
    const { items, page } = await cache.fetchQuery(unusualActivityQuery({ ...asked, size: SIZE }));
    const rest = Array.from({ length: Math.max((page?.pages ?? 1) - 1, 0) }, (_, nth) =>
      cache.fetchQuery(unusualActivityQuery({ ...asked, size: SIZE, page: nth + 2 })),
    );
    const others = (await Promise.all(rest)).flatMap((one) => one.items);
    return [...items, ...others].flatMap((finding) => finding.people);
  }

  async function copy() {
    setBusy(true);
    try {
      await copyAddresses(ids === 'all' ? await everybody() : ids.flatMap((id) => people[id] ?? []));
      clear();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="s" kind="light" icon="mail" loading={busy} onClick={() => void copy()}>
      Скопировать адреса
    </Button>
  );
}
