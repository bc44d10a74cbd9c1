-- What pages and rules name by their slugs: the themes of the science base, the sections of the academy, the tag of
-- novelties. Each is added only where it is missing, after the ids that were given by hand.
SELECT setval('categories_id_seq', greatest((SELECT coalesce(max("id"), 0) FROM "categories"), "last_value"), true) FROM "categories_id_seq"
WHERE EXISTS (SELECT 1 FROM "categories");
--> statement-breakpoint
SELECT setval('tags_id_seq', greatest((SELECT coalesce(max("id"), 0) FROM "tags"), "last_value"), true) FROM "tags_id_seq"
WHERE EXISTS (SELECT 1 FROM "tags");
--> statement-breakpoint
INSERT INTO "categories" ("slug", "title", "position")
SELECT "slug", "title", "position" FROM (VALUES
  ('skin', 'Кожа', 0),
  ('hair', 'Волосы', 1),
  ('sun', 'Солнце', 2),
  ('ingredients', 'Ингредиенты', 3),
  ('webinars', 'Записи вебинаров', 5),
  ('doctor-webinars', 'Вебинары врачей', 6),
  ('online-congress', 'Онлайн-конгресс', 7)
) AS given("slug", "title", "position")
WHERE NOT EXISTS (SELECT 1 FROM "categories" WHERE "categories"."slug" = given."slug")
ORDER BY "position";
--> statement-breakpoint
INSERT INTO "tags" ("slug", "title")
SELECT 'novinki', 'Новинки'
WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "slug" = 'novinki');
