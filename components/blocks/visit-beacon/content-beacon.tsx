'use client';

import { useEffect, useRef } from 'react';
import { reportVisit } from './report-visit';

interface ContentBeaconProps {
  type: string;
  id: string;
  seal: string;
  /** Whether the server has counted the view already. */
  counted: boolean;
}

export function ContentBeacon({ type, id, seal, counted }: ContentBeaconProps) {
  const key = `${type} ${id}`;
  const last = useRef(counted ? key : null);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    reportVisit({ content: { type, id }, seal });
  }, [key, type, id, seal]);
  return null;
}
