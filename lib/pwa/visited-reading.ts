import { listSaved, putSaved, removeSaved, type SavedItem } from './saved-reading';

/** Pages to read that stay on the device because they were opened; the one opened longest ago makes room. */
export const MOST_VISITED = 20;
/** Bytes of one: a text of large pictures is kept when it is asked for. */
const LARGEST = 2_000_000;

/** Keeps what was just opened, beside what its person asked for and never in place of it. */
export async function putVisited(userId: string, item: SavedItem): Promise<void> {
  if (item.size > LARGEST) return;
  await putSaved(userId, { ...item, visited: true });
  const visited = (await listSaved(userId)).filter((one) => one.visited);
  for (const { address } of visited.slice(MOST_VISITED)) await removeSaved(userId, address);
}
