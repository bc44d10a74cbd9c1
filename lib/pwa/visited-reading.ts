import { listSaved, putSaved, removeSaved, type SavedItem } from './saved-reading';

/** Most pages kept on the device because they were opened; the oldest one is removed for a new one. */
export const MOST_VISITED = 20;
/** Most bytes of a visited page: one with large pictures is saved only on request. */
const LARGEST = 2_000_000;

/** Saves an opened page, never in place of one saved on request. */
export async function putVisited(userId: string, item: SavedItem): Promise<void> {
  if (item.size > LARGEST) return;
  await putSaved(userId, { ...item, visited: true });
  const visited = (await listSaved(userId)).filter((one) => one.visited);
  for (const { address } of visited.slice(MOST_VISITED)) await removeSaved(userId, address);
}
