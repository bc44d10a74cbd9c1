import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { articleCategories, articles, categories } from '../db/schema/articles';
import {
  chains,
  cities,
  marks,
  pharmacies,
  pharmacyCategories,
  regions,
  sectors,
} from '../db/schema/directory';
import * as learning from '../db/schema/learning';
import { gifts, orderItems, orders, waves } from '../db/schema/orders';
import { modules as interactiveModules } from '../db/schema/modules';
import { notifications } from '../db/schema/notifications';
import { contentPackages } from '../db/schema/packages';
import { pages } from '../db/schema/pages';
import { balances, ledgerEntries } from '../db/schema/points';
import { banners, siteMetadata } from '../db/schema/site';
import { files } from '../db/schema/system';
import { attempts, testRevisions, tests } from '../db/schema/tests';
import { visitStops } from '../db/schema/representative';
import * as person from '../db/schema/users';
import type { Db } from '../db/types';
import { writeAccounts } from './account';
import { academyTables, settleReviews, writeAcademy, writeExperts, type Academy } from './academy';
import { followIds, insertAll } from './bulk';
import type { Calendar } from './calendar';
import type { Directory } from './directory';
import type { makeGifts, makeWaves } from './gifts';
import { Book } from './history/book';
import { liveThrough } from './history/histories';
import type { Materials } from './materials';
import type { Modules } from './modules';
import { newsOfAccounts, writeNews } from './news';
import type { Pages } from './pages';
import type { People } from './people';
import { writeProgramme } from './programme';
import { productTables, writeProductRange, type ProductRange } from './product-range';
import type { makeBanners, makeMetadata } from './site';
import { makeDayVisits } from './day-visits';
import { writeGammas } from './gammas';
import { answerSurveys, surveyTables, writeSurveyAnswers, writeSurveys, type DemoSurvey } from './surveys';
import type { Tag } from './tags';
import { awardHappenings, trainingTables, writeTrainings, type TrainingActs } from './training-acts';
import type { Trainings } from './trainings';

export interface World {
  programmeFinishAt: Date;
  calendar: Calendar;
  directory: Directory;
  people: People;
  materials: Materials;
  gifts: Awaited<ReturnType<typeof makeGifts>>;
  waves: ReturnType<typeof makeWaves>;
  banners: Awaited<ReturnType<typeof makeBanners>>;
  metadata: Awaited<ReturnType<typeof makeMetadata>>;
  pages: Pages;
  modules: Modules;
  surveys: DemoSurvey[];
  academy: Academy;
  trainings: Trainings;
  trainingActs: TrainingActs;
  productRange: ProductRange;
}

const { learningItems, learningItemTags, tags } = learning;

/** Deletes rows of the migrations that the world writes again, under the ids that it refers to. */
async function clearWords(tx: Db): Promise<void> {
  for (const table of [marks, person.roles, person.permissions, categories, tags]) await tx.delete(table);
}

async function writeDirectory(tx: Db, directory: Directory): Promise<void> {
  await insertAll(tx, marks, directory.marks);
  await insertAll(tx, regions, directory.regions);
  await insertAll(tx, cities, directory.cities);
  await insertAll(tx, chains, directory.chains);
  await insertAll(tx, pharmacyCategories, directory.categories);
  await insertAll(tx, sectors, directory.sectors);
  await insertAll(tx, pharmacies, directory.pharmacies);
}

async function writeMaterials(tx: Db, materials: Materials): Promise<void> {
  await insertAll(tx, tests, materials.tests.rows);
  await insertAll(tx, testRevisions, materials.tests.revisions);
  await insertAll(tx, articles, materials.articles);
  await insertAll(tx, categories, materials.categories);
  await insertAll(tx, articleCategories, materials.articleCategories);
}

/** Returns ids of the learning items that triggers have made, by `article 5`, `test 7`. */
async function itemIds(tx: Db): Promise<Map<string, string>> {
  const rows = await tx
    .select({
      id: learningItems.id,
      articleId: learningItems.articleId,
      testId: learningItems.testId,
      moduleId: learningItems.moduleId,
      surveyId: learningItems.surveyId,
    })
    .from(learningItems);
  const subjectOf = ({ articleId, testId, moduleId, surveyId }: Omit<(typeof rows)[number], 'id'>) => {
    if (articleId) return `article ${articleId}`;
    if (surveyId) return `survey ${surveyId}`;
    return testId ? `test ${testId}` : `module ${String(moduleId)}`;
  };
  return new Map(rows.map((row) => [subjectOf(row), row.id]));
}

async function writeTags(
  tx: Db,
  { materials, modules: { tags: ofModules } }: Pick<World, 'materials' | 'modules'>,
  items: ReadonlyMap<string, string>,
): Promise<void> {
  const lists: (readonly [string, readonly Tag[]])[] = [
    ...[...materials.tags].map(([id, list]) => [`article ${id}`, list] as const),
    ...[...materials.tests.tags].map(([id, list]) => [`test ${id}`, list] as const),
    ...[...ofModules].map(([id, list]) => [`module ${id}`, list] as const),
  ];
  const known = new Map(lists.flatMap(([, list]) => list.map((tag) => [tag.slug, tag] as const)));
  const rows = [...known.values()]
    .sort((left, right) => left.title.localeCompare(right.title, 'ru'))
    .map((tag, at) => ({ id: String(at + 1), ...tag }));
  const idOf = new Map(rows.map(({ slug, id }) => [slug, id]));
  await insertAll(tx, tags, rows);
  const links = lists.flatMap(([subject, list]) =>
    list.map(({ slug }) => ({ itemId: items.get(subject) ?? '', tagId: idOf.get(slug) ?? '' })),
  );
  await insertAll(tx, learningItemTags, links);
}

async function writePeople(tx: Db, people: People): Promise<void> {
  await insertAll(tx, person.users, people.users);
  await insertAll(tx, files, people.avatars);
  await insertAll(tx, person.roles, people.roles);
  await insertAll(tx, person.userRoles, people.userRoles);
  await insertAll(tx, person.permissions, people.permissions);
  await insertAll(tx, person.userPermissions, people.userPermissions);
  await insertAll(tx, person.userSectors, people.userSectors);
  await insertAll(tx, person.assignments, people.assignments);
}

async function writeHistories(tx: Db, book: Book): Promise<void> {
  await insertAll(tx, learning.articleReads, book.reads);
  await insertAll(tx, learning.videoWatches, book.watches);
  await insertAll(tx, learning.learningProgress, book.progressRows);
  await insertAll(tx, learning.ratings, book.ratings);
  await insertAll(tx, learning.learningFavorites, book.favorites);
  await insertAll(tx, attempts, book.attempts);
  await insertAll(tx, orders, book.orders);
  await insertAll(tx, orderItems, book.orderItems);
  await insertAll(tx, ledgerEntries, book.ledger);
  await insertAll(tx, balances, book.balanceRows);
}

const numberedByHand: readonly PgTable[] = [
  ...[marks, regions, cities, chains, pharmacyCategories, sectors, pharmacies],
  ...[tests, testRevisions, articles, categories, tags],
  ...[person.users, person.roles, person.permissions],
  ...[gifts, waves, orders, orderItems, banners, pages, interactiveModules, attempts, ledgerEntries],
  notifications,
  ...[...trainingTables, visitStops],
  ...academyTables,
  ...surveyTables,
  ...productTables,
];

/** Writes the content to learn, win and see; returns the ids of the learning items. */
async function writeContent(tx: Db, world: World) {
  await writeMaterials(tx, world.materials);
  await insertAll(tx, contentPackages, [...world.modules.packages, ...world.pages.packages]);
  await insertAll(tx, interactiveModules, world.modules.rows);
  await writeSurveys(tx, world.surveys);
  const items = await itemIds(tx);
  await writeTags(tx, world, items);
  await insertAll(tx, gifts, world.gifts.rows);
  await insertAll(tx, waves, world.waves.rows);
  await insertAll(tx, banners, world.banners);
  await insertAll(tx, siteMetadata, world.metadata);
  await insertAll(tx, pages, world.pages.rows);
  return items;
}

/** Writes the world; histories are made after the learning items, whose ids they need. */
export async function writeWorld(tx: Db, world: World): Promise<void> {
  const { calendar, directory, people, materials } = world;
  await clearWords(tx);
  await writeDirectory(tx, directory);
  const items = await writeContent(tx, world);

  const book = new Book(directory.markIds, items);
  const offer = {
    articles: materials.knownArticles,
    videos: materials.knownVideos,
    tests: materials.tests.known,
    gifts: world.gifts.known,
    waves: world.waves.known,
  };
  const { adminId } = people;
  const beside = awardHappenings(book, world.trainingActs, adminId);
  const lastSeen = liveThrough(book, people.pharmacists, offer, { calendar, adminId, beside });
  const users = people.users.map((user) => ({
    ...user,
    lastActivityAt: lastSeen.get(user.id) ?? user.lastActivityAt ?? null,
  }));
  await writePeople(tx, { ...people, users });
  await writeExperts(tx, world.academy);
  await writeTrainings(tx, world.trainings, world.trainingActs);
  await insertAll(tx, visitStops, makeDayVisits(people.assignments, calendar));
  const settled = settleReviews(world.academy, book);
  const answered = answerSurveys(book, world.surveys, people.pharmacists, calendar);
  await writeHistories(tx, book);
  await writeSurveyAnswers(tx, answered);
  const experts = world.academy.experts.users;
  await writeAccounts(tx, { book, people, experts, tests: materials.tests.known, calendar });
  await writeAcademy(tx, world.academy, settled);
  const earlier = newsOfAccounts({ book, people, directory, tests: materials.tests.known, calendar });
  await writeNews(tx, [...world.academy.news, ...world.trainingActs.news, ...earlier]);
  const userIds = people.pharmacists.map(({ id }) => id);
  await writeProductRange(tx, world.productRange, { userIds, today: calendar.today });
  await writeGammas(tx, { articles: materials.articles, tests: materials.tests.known }, items);
  await followIds(tx, numberedByHand);
  await writeProgramme(tx, { today: calendar.today, finishAt: world.programmeFinishAt });
  // the planner has no statistics of rows written in this transaction
  await tx.execute(sql`analyze`);
}
