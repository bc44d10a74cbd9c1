'use client';

import { usePathname } from 'next/navigation';
import * as path from '@/lib/routes/path';
import { NumberForm } from './number-form';

/** The form with the number that was not found still in it: a 404 knows its address alone. */
export function UnknownNumberForm() {
  const [, typed = ''] = usePathname().split(path.certificate(''));
  return <NumberForm typed={readable(typed)} error="Такого номера у нас нет." />;
}

/** An address may be spoiled: what can't be read is shown as it is. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
