/** Which commit `npm run verify` has passed on: the next run tests what changes since then reach. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const kept = (root) => path.join(root, '.cache/verified');

/** The commit of the last run that passed, if it is an ancestor of what is checked out; else null: test everything. */
export function verifiedCommit(root) {
  try {
    const commit = readFileSync(kept(root), 'utf8').trim();
    git(root, 'merge-base', '--is-ancestor', commit, 'HEAD');
    return commit;
  } catch {
    return null;
  }
}

/** Notes the commit; a folder with changes of its own is no commit, so that they are tested again. */
export function noteVerified(root) {
  try {
    if (git(root, 'status', '--porcelain') === '') writeFileSync(kept(root), git(root, 'rev-parse', 'HEAD'));
  } catch {
    // a copy without its history tests everything each time
  }
}
