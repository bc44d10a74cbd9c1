type Visit = { path: string } | { content: { type: string; id: string }; seal: string };

/** Reports a soft navigation to the portal's own origin; nobody waits for it, and a lost report does no harm. */
export function reportVisit(visit: Visit): void {
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
  navigator.sendBeacon?.('/api/visits', body);
}
