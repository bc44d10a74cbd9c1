import type { ModuleState } from '@/api/modules/queries';

/** A state of the address; a spoiled one is none. */
export function stateOf(word: string | undefined): ModuleState | undefined {
  return word === 'open' || word === 'started' || word === 'finished' ? word : undefined;
}
