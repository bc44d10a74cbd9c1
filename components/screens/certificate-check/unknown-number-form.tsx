'use client';

import { usePathname } from 'next/navigation';
import * as path from '@/lib/routes/path';
import { NumberForm } from './number-form';

/** Form with the number that was not found; a 404 page has no parameters, so the number is read from the address. */
export function UnknownNumberForm() {
  const [, typed = ''] = usePathname().split(path.certificate(''));
  return <NumberForm typed={readable(typed)} error="Такого номера у нас нет." />;
}

/** Decodes a segment of the address; an invalid one is returned as it is. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
