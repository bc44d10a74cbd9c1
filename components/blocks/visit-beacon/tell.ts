type Visit = { path: string } | { content: { type: string; id: string }; seal: string };

/** Tells our own origin of a soft navigation; nobody waits for it, and nothing is lost when it does not arrive. */
export function tell(visit: Visit): void {
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
  navigator.sendBeacon?.('/api/visits', body);
}
