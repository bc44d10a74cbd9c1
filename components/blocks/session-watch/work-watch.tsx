'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '@/api/me/queries';
import { tellOfWork } from './session-watch';

/** Says at the start, and whenever it begins, that nothing can be written now (decisions, 'Fallbacks'). */
export function WorkWatch() {
  const { data: text = null } = useQuery({ ...meQuery(), select: (me) => me.technicalWork });
  useEffect(() => {
    if (text !== null) tellOfWork(text);
  }, [text]);
  return null;
}
