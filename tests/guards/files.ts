import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** Files of the project that git tracks or would add, by a pattern of their names. */
export function files(pattern: RegExp): string[] {
  return all.filter((name) => pattern.test(name));
}

export function read(name: string): string {
  return readFileSync(name, 'utf8');
}
