import { testRevisions } from '../../db/schema/tests';
import type { TestContent, TestHead } from '../../db/schema/types';
import {
  revisionsIn,
  type Revision as RevisionOf,
  type Revisions as RevisionsOf,
} from '../authoring/revisions';

export type Revision = RevisionOf<TestContent>;
export type Revisions = RevisionsOf<TestContent>;
export type Head = TestHead;

export const testVersions = revisionsIn<TestContent>(testRevisions, ['testId', testRevisions.testId]);
export const { revisionsOf } = testVersions;
