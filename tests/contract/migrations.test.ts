import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '@/backend/demo/data/places';
import type { TestContent } from '@/backend/db/schema/types';
import { zoneOfRegion } from '@/lib/domain/trainings/zones';
import { openDatabaseBefore } from '../helpers/earlier-database';

type Earlier = Awaited<ReturnType<typeof openDatabaseBefore>>;
type Kind = 'article' | 'learning';

describe('likes that an article and its learning item had apart become one', () => {
  let database: Earlier;
  const rows = async <T>(query: SQL) => ((await database.db.execute(query)) as unknown as { rows: T[] }).rows;

  /** One person's row, made on `day`. */
  const rated = (id: number, userId: number, kind: Kind, of: number, rating: number, day: number) =>
    database.db.execute(sql`
      insert into ratings (id, user_id, rateable_type, rateable_id, rating, created_at)
      values (${id}, ${userId}, ${kind}, ${of}, ${rating}, '2026-11-01'::timestamptz + ${day} * interval '1 day')`);

  beforeAll(async () => {
    database = await openDatabaseBefore('0026_likes_of_articles');
    const { db } = database;
    await db.execute(sql`insert into marks (id, slug, name) values (1, 'lrp', 'La Roche-Posay')`);
    for (const id of [1, 2, 3, 4, 5, 6]) {
      await db.execute(sql`
        insert into users (id, email, password_hash, first_name, last_name)
        values (${id}, ${`u${String(id)}@example.com`}, 'x', 'Имя', 'Фамилия')`);
    }
    await db.execute(sql`
      insert into articles (id, kind, slug, mark_id, title, content, status, published_at) values
        (101, 'article', 'a', 1, 'Статья', '', 1, now()), (102, 'video', 'v', 1, 'Видео', '', 1, now())`);
    await db.execute(sql`insert into tests (id, title, mark_id) values (201, 'Тест', 1)`);
    const items = await rows<{ id: string }>(
      sql`select id from learning_items order by article_id nulls last, test_id`,
    );
    const [article, video, quiz] = items.map(({ id }) => Number(id)) as [number, number, number];
    await rated(1, 1, 'article', 101, 5, 1);
    await rated(2, 1, 'learning', article, 1, 2);
    await rated(3, 2, 'article', 101, 5, 1);
    await rated(4, 2, 'learning', article, 0, 2);
    await rated(5, 3, 'learning', article, 0, 1);
    await rated(6, 3, 'article', 101, 5, 2);
    await rated(7, 4, 'learning', article, 1, 1);
    await rated(8, 4, 'article', 101, 0, 1);
    await rated(9, 5, 'learning', video, 1, 1);
    await rated(10, 6, 'learning', video, 0, 1);
    await rated(11, 6, 'learning', quiz, 1, 1);
    await database.migrate();
  }, 90_000);
  afterAll(() => database.close());

  test('the newest value stays, as a like of the article; what was rated alone keeps its id', async () => {
    const kept = await rows<{ line: string }>(sql`
      select concat_ws(' ', id, user_id, rateable_type, rating) as line from ratings order by id`);
    expect(kept.map(({ line }) => line)).toEqual([
      '1 1 article 5',
      '3 2 article 0',
      '6 3 article 5',
      '8 4 article 0',
      '9 5 article 5',
      '10 6 article 0',
      '11 6 learning 1',
    ]);
  });

  test('the counts are of what is left', async () => {
    const counted = await rows<{ line: string }>(sql`
      select concat_ws(' ', slug, like_count) as line from articles
      union all select concat_ws(' ', type, like_count) from learning_items order by 1`);
    expect(counted.map(({ line }) => line)).toEqual(['a 2', 'article 0', 'test 1', 'v 1', 'video 0']);
  });
});

test('what was told of a question finds it; what repeats the words of a removed one goes', async () => {
  const database = await openDatabaseBefore('0031_notification_of_question');
  const { db } = database;
  await db.execute(sql`
    insert into users (id, email, password_hash, first_name, last_name) values (1, 'u@example.com', 'x', 'И', 'Ф')`);
  await db.execute(sql`insert into faq_questions (id, asker_id, text, due_day) values
    (1, 1, 'Первый', '2026-11-23'), (11, 1, 'Одиннадцатый', '2026-11-23')`);
  const told = (id: number, kind: string, link: string) =>
    db.execute(sql`insert into notifications (id, user_id, kind, data)
      values (${id}, 1, ${kind}, ${JSON.stringify({ title: 'Слова', link })}::jsonb)`);
  const linkTo = (id: number) => `/academy/ask-question?tab=my&question=${String(id)}#question-${String(id)}`;
  await told(1, 'question-new', linkTo(1));
  await told(2, 'question-answered', linkTo(11));
  await told(3, 'question-new', linkTo(7));
  await told(4, 'points', '/lk#history');
  await told(5, 'question-answered', '/academy/ask-question?tab=my');
  await database.migrate();
  const { rows } = (await db.execute(
    sql`select concat_ws(' ', id, question_id) as line from notifications order by id`,
  )) as unknown as { rows: { line: string }[] };
  await database.close();
  expect(rows.map(({ line }) => line)).toEqual(['1 1', '2 11', '4', '5']);
});

test('what a person is in the middle of was opened when it was begun; what is over waits for its page', async () => {
  const database = await openDatabaseBefore('0035_openings');
  const { db } = database;
  await db.execute(sql`insert into marks (id, slug, name) values (1, 'lrp', 'La Roche-Posay')`);
  await db.execute(sql`
    insert into users (id, email, password_hash, first_name, last_name) values (1, 'u@example.com', 'x', 'И', 'Ф')`);
  await db.execute(sql`insert into tests (id, title, mark_id) values (1, 'А', 1), (2, 'Б', 1), (3, 'В', 1)`);
  await db.execute(sql`
    insert into learning_progress (user_id, item_id, started_at, finished_at, repeat_at)
    select 1, id, '2026-11-01', case test_id when 2 then now() end, case test_id when 3 then now() end
    from learning_items`);
  await database.migrate();
  const { rows } = (await db.execute(
    sql`select concat_ws(' ', test_id, opened_at = '2026-11-01', finished_at) as line
      from learning_openings join learning_items on learning_items.id = item_id`,
  )) as unknown as { rows: { line: string }[] };
  const scoring = (await db.execute(
    sql`select distinct multiple_choice_scoring as line from tests`,
  )) as unknown as { rows: { line: string }[] };
  await database.close();
  expect(rows.map(({ line }) => line)).toEqual(['1 t']);
  expect(scoring.rows).toEqual([{ line: 'right-minus-wrong' }]);
});

test('who has opened a link to their address is confirmed, and so are the people of the demo world', async () => {
  const database = await openDatabaseBefore('0036_confirmed_accounts');
  const { db } = database;
  const person = (id: number, email: string | null) =>
    db.execute(sql`insert into users (id, email, password_hash, first_name, last_name, created_at, erased_at)
      values (${id}, ${email}, 'x', 'И', 'Ф', '2026-01-01', ${email === null ? '2026-03-01' : null}::timestamptz)`);
  const noted = (id: number, action: string, at: string) =>
    db.execute(sql`insert into audit (actor_id, action, subject_type, subject_id, created_at)
      values (${id}, ${action}, 'user', ${String(id)}, ${at}::timestamptz)`);
  await person(1, 'changed@test.example');
  await person(2, 'reset@test.example');
  await person(3, 'asked@test.example');
  await person(4, 'anna@portal.example');
  await person(5, null);
  await noted(1, 'user.email-changed', '2026-02-01');
  await noted(1, 'user.email-changed', '2026-02-05');
  await noted(2, 'user.password-reset', '2026-02-02');
  await noted(3, 'user.email-asked', '2026-02-03');
  await noted(3, 'user.password-changed', '2026-02-03');
  await noted(5, 'user.email-changed', '2026-02-01');
  await database.migrate();
  const { rows } = (await db.execute(sql`
    select concat_ws(' ', id, to_char(email_confirmed_at at time zone 'UTC', 'MM-DD')) as line from users order by id`)) as unknown as {
    rows: { line: string }[];
  };
  await database.close();
  expect(rows.map(({ line }) => line)).toEqual(['1 02-05', '2 02-02', '3', '4 01-01', '5']);
});

test('roles and brands that are there stay as they are; the missing ones come after them', async () => {
  const database = await openDatabaseBefore('0037_directory_words');
  const { db } = database;
  await db.execute(sql`insert into marks (id, slug, name, is_routing_mark, position) values
    (1, 'vichy', 'Виши', false, 7), (3, 'own', 'Свой', true, 8)`);
  await db.execute(sql`insert into roles (id, name) values (2, 'admin'), (19, 'guest')`);
  await database.migrate();
  const lines = async (query: SQL) =>
    ((await db.execute(query)) as unknown as { rows: { line: string }[] }).rows.map(({ line }) => line);
  expect(
    await lines(sql`select concat_ws(' ', id, slug, name, position) as line from marks order by id`),
  ).toEqual([
    '1 vichy Виши 7',
    '3 own Свой 8',
    '4 lrp La Roche-Posay 0',
    '5 cerave CeraVe 2',
    '6 dercos Dercos 3',
    '7 proexpert ПроЭксперт 4',
  ]);
  const roles = await lines(sql`select concat_ws(' ', id, name) as line from roles order by id`);
  expect(roles.slice(0, 3)).toEqual(['2 admin', '19 guest', '20 super-admin']);
  expect(roles).toHaveLength(19);
  await database.close();
});

describe('cities that were there before trainings', () => {
  let database: Earlier;
  afterAll(() => database.close());

  test('have the clock of their region, as the rule says it', async () => {
    database = await openDatabaseBefore('0039_trainings');
    const regions = [
      ...new Set(places.map(({ region }) => region)),
      ...[
        'Республика Саха (Якутия)',
        'Еврейская автономная область',
        'Чукотский автономный округ',
        'Томская область',
      ],
      ...[
        'Алтайский край',
        'Республика Алтай',
        'Республика Коми',
        'Сахалинская область',
        'Удмуртская Республика',
      ],
    ];
    for (const name of new Set(regions)) {
      await database.db.execute(sql`with made as (insert into regions (name) values (${name}) returning id)
        insert into cities (name, region_id) select ${name}, id from made`);
    }
    await database.migrate();
    const { rows } = (await database.db.execute(
      sql`select name, time_zone as zone from cities`,
    )) as unknown as { rows: { name: string; zone: string }[] };
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ name, zone }) => zone !== zoneOfRegion(name))).toEqual([]);
  }, 90_000);
});

describe('tests become their first versions', () => {
  let database: Earlier;
  const rows = async <T>(query: SQL) => ((await database.db.execute(query)) as unknown as { rows: T[] }).rows;

  beforeAll(async () => {
    database = await openDatabaseBefore('0047_test_revisions');
    const { db } = database;
    await db.execute(sql`
      insert into users (id, email, password_hash, first_name, last_name)
      values (1, 'u@example.com', 'x', 'Имя', 'Фамилия')`);
    await db.execute(sql`
      insert into tests (id, title, mark_id, is_published, count_points, available_errors_count, points_multiplier)
      values (1, 'Обычный', 1, true, 3, 0, 2), (2, 'Экспресс', 1, true, 50, 1, 1), (3, 'Черновик', 1, false, 0, 0, 1)`);
    await db.execute(sql`
      insert into questions (id, test_id, text, type, position)
      values (11, 1, 'Вторым', 'multiple_choice', 2), (12, 1, 'Первым', 'single_choice', 1), (13, 2, 'Один', 'single_choice', 1)`);
    await db.execute(sql`
      insert into options (id, question_id, text, is_right, count_points, position) values
        (21, 11, 'Да', true, 5, 1), (22, 11, 'Тоже', true, 6, 0), (23, 12, 'Да', true, 10, 0), (24, 12, 'Нет', false, 0, 1)`);
    await db.execute(sql`
      insert into attempts (id, user_id, test_id, answers)
      values (1, 1, 1, '[{"questionId": "12", "optionIds": ["23"]}]')`);
    await database.migrate();
  }, 90_000);
  afterAll(() => database.close());

  test('with their questions in order, under the ids that answers name', async () => {
    const [plain, express, draft] = await rows<{ state: string; content: TestContent }>(
      sql`select state, content from test_revisions order by test_id`,
    );
    expect(plain?.content).toMatchObject({ title: 'Обычный', pointsMultiplier: 2, countPoints: 21 });
    expect(plain?.content.questions).toMatchObject([
      {
        id: '12',
        type: 'single_choice',
        explanation: '',
        articleId: null,
        options: [{ id: '23' }, { id: '24' }],
      },
      {
        ...{ id: '11', type: 'multiple_choice' },
        options: [{ id: '22', isRight: true, countPoints: 6 }, { id: '21' }],
      },
    ]);
    expect([plain?.state, express?.state, draft?.state]).toEqual(['published', 'published', 'draft']);
    expect(draft?.content.questions).toEqual([]);
  });

  test('lists promise what they pay', async () => {
    const promised = await rows(sql`select id::int, count_points, max_points from tests order by id`);
    expect(promised).toEqual([
      { id: 1, count_points: 21, max_points: 42 },
      { id: 2, count_points: 50, max_points: 50 },
      { id: 3, count_points: 0, max_points: 0 },
    ]);
  });

  test('an attempt is of its version', async () => {
    expect(
      await rows(sql`
        select number, answers from attempts join test_revisions on test_revisions.id = revision_id`),
    ).toEqual([{ number: 1, answers: [{ questionId: '12', optionIds: ['23'] }] }]);
  });
});
