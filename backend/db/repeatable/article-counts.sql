-- Steps of the counts: +1 and -1 for each article and its categories, written once per statement.
CREATE OR REPLACE FUNCTION article_counts_step(steps jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- most statements change no count, a like for one: they wait for nobody
  IF steps IS NULL THEN RETURN; END IF;
  PERFORM lock_kept_counts();
  INSERT INTO article_counts AS kept (kind, mark_id, category_id, count)
  SELECT step.kind, step.mark_id, step.category_id, sum(step.step)
  FROM jsonb_to_recordset(steps) AS step(kind text, mark_id bigint, category_id bigint, step int)
  GROUP BY 1, 2, 3 HAVING sum(step.step) <> 0
  ON CONFLICT (kind, mark_id, category_id) DO UPDATE SET count = kept.count + excluded.count;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION articles_counted_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- a new article has no category yet
  PERFORM article_counts_step(jsonb_agg(jsonb_build_object('kind', kind, 'mark_id', mark_id, 'category_id', 0, 'step', 1)))
  FROM added WHERE status = 1 AND published_at IS NOT NULL AND programme_month_id IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION articles_counted_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM article_counts_step(jsonb_agg(jsonb_build_object('kind', kind, 'mark_id', mark_id, 'category_id', place, 'step', step)))
  FROM (
    SELECT side.kind, side.mark_id, side.step, place.category_id AS place
    FROM gone JOIN added USING (id)
    CROSS JOIN LATERAL (VALUES
      (gone.kind, gone.mark_id, CASE WHEN gone.status = 1 AND gone.published_at IS NOT NULL THEN -1 ELSE 0 END),
      (added.kind, added.mark_id, CASE WHEN added.status = 1 AND added.published_at IS NOT NULL THEN 1 ELSE 0 END)
    ) AS side(kind, mark_id, step)
    CROSS JOIN LATERAL (
      SELECT 0 AS category_id UNION ALL SELECT own.category_id FROM article_categories own WHERE own.article_id = added.id
    ) AS place
    WHERE (gone.kind, gone.mark_id, gone.status, gone.published_at IS NULL)
      IS DISTINCT FROM (added.kind, added.mark_id, added.status, added.published_at IS NULL) AND side.step <> 0
      -- what is the programme's stays so
      AND added.programme_month_id IS NULL
  ) AS steps;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the row goes: its categories go with it, and nothing would say then which mark they counted for.
CREATE OR REPLACE FUNCTION article_counted_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 1 AND OLD.published_at IS NOT NULL AND OLD.programme_month_id IS NULL THEN
    PERFORM article_counts_step(jsonb_agg(jsonb_build_object('kind', OLD.kind, 'mark_id', OLD.mark_id, 'category_id', place, 'step', -1)))
    FROM (SELECT 0 AS place UNION ALL SELECT category_id FROM article_categories WHERE article_id = OLD.id) AS places;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION article_categories_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM article_counts_step(jsonb_agg(jsonb_build_object('kind', a.kind, 'mark_id', a.mark_id, 'category_id', moved.category_id,
    'step', CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END)))
  -- looked up one by one: joined, a planner that knows nothing of a new table reads it once for each row
  FROM moved CROSS JOIN LATERAL (
    SELECT kind, mark_id FROM articles WHERE id = moved.article_id AND status = 1 AND published_at IS NOT NULL AND programme_month_id IS NULL OFFSET 0
  ) AS a;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Nobody writes articles between the triggers and the count: making a trigger locks its table until the end.
CREATE OR REPLACE TRIGGER articles_counted_added AFTER INSERT ON articles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION articles_counted_added();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER articles_counted_changed AFTER UPDATE ON articles
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION articles_counted_changed();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER article_counted_removed BEFORE DELETE ON articles
  FOR EACH ROW EXECUTE FUNCTION article_counted_removed();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER article_categories_counted_added AFTER INSERT ON article_categories
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION article_categories_counted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER article_categories_counted_removed AFTER DELETE ON article_categories
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION article_categories_counted();
--> statement-breakpoint
DELETE FROM article_counts;
--> statement-breakpoint
INSERT INTO article_counts (kind, mark_id, category_id, count)
SELECT a.kind, a.mark_id, place.category_id, count(*)
FROM articles a
CROSS JOIN LATERAL (SELECT 0 AS category_id UNION ALL SELECT own.category_id FROM article_categories own WHERE own.article_id = a.id) AS place
WHERE a.status = 1 AND a.published_at IS NOT NULL AND a.programme_month_id IS NULL
GROUP BY 1, 2, 3;
