'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '@/api/me/queries';
import { openTechnicalWork } from './session-watch';

/**
 * Announces at the start of technical work, and on page load during it, that nothing can be written (decisions,
 * 'Fallbacks').
 */
export function WorkWatch() {
  const { data: text = null } = useQuery({ ...meQuery(), select: (me) => me.technicalWork });
  useEffect(() => {
    if (text !== null) openTechnicalWork(text);
  }, [text]);
  return null;
}
