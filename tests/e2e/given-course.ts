import type { FrameLocator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { marks } from '@/backend/db/schema/directory';
import type { Db } from '@/backend/db/types';
import { zipOf } from '@/backend/files/zip';
import type { Given } from '../helpers/given';
import { givenModules } from '../helpers/given-modules';
import { expect, test as base } from './fixtures';
import { frameOf } from './module-hands';

const manifest = (item: string, href: string) => `<manifest>
  <metadata><schemaversion>1.2</schemaversion></metadata>
  <organizations><organization><item identifierref="r">${item}</item></organization></organizations>
  <resources><resource identifier="r" href="${href}"/></resources></manifest>`;

interface Course {
  /** HTML in the body of its only page. */
  page: string;
  /** XML of its item in the manifest. */
  item?: string;
  href?: string;
}

interface CourseFixtures {
  /** Signs a new person in on the page of a new course; returns its frame. */
  openCourse: (course: Course, person?: Parameters<Given['user']>[0]) => Promise<FrameLocator>;
}

export const test = base.extend<CourseFixtures>({
  openCourse: ({ page, signInAs, given, database: { db } }, use) =>
    use(async (course, person) => {
      const address = await givenCourse(db, given, course);
      await signInAs(await given.user(person));
      await page.goto(address);
      return frameOf(page);
    }),
});

/**
 * Creates a SCORM 1.2 course of 10 questions under «lrp», uploaded by an admin: 100 points for eight, else 1. Returns
 * its address.
 */
async function givenCourse(db: Db, given: Given, course: Course): Promise<string> {
  const { page, item = '', href = 'index.html' } = course;
  const zip = await zipOf([
    { name: 'imsmanifest.xml', bytes: Buffer.from(manifest(item, href)) },
    { name: 'index.html', bytes: Buffer.from(`<!doctype html><meta charset="utf-8"><body>${page}</body>`) },
  ]);
  const { token } = await given.user({ roles: ['admin'] });
  const body = new FormData();
  body.set('file', new File([new Uint8Array(zip)], 'course.zip'));
  const answer = await fetch(`${process.env.E2E_BACKEND ?? ''}/v1/interactive-module/packages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.api+json' },
    body,
  });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { id: string } };
  const [mark] = await db.select().from(marks).where(eq(marks.slug, 'lrp'));
  if (!mark) throw new Error('The demo world has no «lrp»');
  const { module } = givenModules({ db, given, clock: { now: () => new Date() } });
  const { slug } = await module({
    ...{ packageId: data.id, markId: mark.id, questionsCount: 10, isDynamicScoring: true },
    scoringRules: [
      { correctAnswers: 0, points: 1 },
      { correctAnswers: 8, points: 100 },
    ],
  });
  return `/lrp/modules/${slug}`;
}
