-- What an empty database needs to be used: roles, the permission of lib/access and the brands. Each is added only where
-- it is missing. Rows whose ids were given by hand come first: the sequences go on after them.
SELECT setval('roles_id_seq', greatest((SELECT coalesce(max("id"), 0) FROM "roles"), "last_value"), true) FROM "roles_id_seq"
WHERE EXISTS (SELECT 1 FROM "roles");
--> statement-breakpoint
SELECT setval('permissions_id_seq', greatest((SELECT coalesce(max("id"), 0) FROM "permissions"), "last_value"), true) FROM "permissions_id_seq"
WHERE EXISTS (SELECT 1 FROM "permissions");
--> statement-breakpoint
SELECT setval('marks_id_seq', greatest((SELECT coalesce(max("id"), 0) FROM "marks"), "last_value"), true) FROM "marks_id_seq"
WHERE EXISTS (SELECT 1 FROM "marks");
--> statement-breakpoint
INSERT INTO "roles" ("name")
SELECT "name" FROM unnest(ARRAY[
  'admin', 'super-admin', 'moderator', 'trainer', 'trainer-sra', 'expert', 'Представитель', 'cam', 'regional',
  'director', 'sector', 'supervaisery', 'support', 'multi-menedzer-faq', 'tests_moderator', 'exportarmenia',
  'exportbelarus', 'exportkz'
]) WITH ORDINALITY AS given("name", "at")
WHERE NOT EXISTS (SELECT 1 FROM "roles" WHERE "roles"."name" = given."name")
ORDER BY "at";
--> statement-breakpoint
INSERT INTO "permissions" ("name")
SELECT 'exports-package.exports.*'
WHERE NOT EXISTS (SELECT 1 FROM "permissions" WHERE "name" = 'exports-package.exports.*');
--> statement-breakpoint
INSERT INTO "marks" ("slug", "name", "is_routing_mark", "position")
SELECT "slug", "name", "is_routing_mark", "position" FROM (VALUES
  ('lrp', 'La Roche-Posay', true, 0),
  ('vichy', 'Vichy', true, 1),
  ('cerave', 'CeraVe', true, 2),
  ('dercos', 'Dercos', true, 3),
  ('proexpert', 'ПроЭксперт', false, 4)
) AS given("slug", "name", "is_routing_mark", "position")
WHERE NOT EXISTS (SELECT 1 FROM "marks" WHERE "marks"."slug" = given."slug")
ORDER BY "position";
