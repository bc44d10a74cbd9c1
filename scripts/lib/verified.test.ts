import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteVerified, verifiedCommit } from './verified.mjs';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@portal.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const commit = (text: string) => {
  writeFileSync(path.join(root, 'a.txt'), text);
  git('add', 'a.txt');
  git('commit', '-qm', text);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-verified-'));
  mkdirSync(path.join(root, '.cache'));
  git('init', '-q');
  writeFileSync(path.join(root, '.git/info/exclude'), '.cache\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the commit that passed is known to later ones', () => {
  const first = commit('one');
  expect(verifiedCommit(root)).toBe(null);
  noteVerified(root);
  commit('two');
  expect(verifiedCommit(root)).toBe(first);
});

test('changes that are in no commit are not noted', () => {
  const first = commit('one');
  noteVerified(root);
  commit('two');
  writeFileSync(path.join(root, 'a.txt'), 'three');
  noteVerified(root);
  expect(verifiedCommit(root)).toBe(first);
});

test('a commit of another branch is not taken', () => {
  commit('one');
  git('checkout', '-qb', 'other');
  commit('two');
  noteVerified(root);
  git('checkout', '-q', '-');
  expect(verifiedCommit(root)).toBe(null);
});
