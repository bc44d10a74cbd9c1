-- Published items without dates of their own, of a type and a mark; steps are written once per statement.
CREATE OR REPLACE FUNCTION learning_items_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps jsonb;
BEGIN
  -- a trigger sees only the tables of rows that its event has
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('t', type, 'm', mark_id, 's', 1)) INTO steps
    FROM added WHERE is_published AND start_date IS NULL AND end_date IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('t', type, 'm', mark_id, 's', -1)) INTO steps
    FROM gone WHERE is_published AND start_date IS NULL AND end_date IS NULL;
  ELSE
    SELECT jsonb_agg(jsonb_build_object('t', type, 'm', mark_id, 's', step)) INTO steps
    FROM (
      SELECT type, mark_id, -1 AS step FROM gone WHERE is_published AND start_date IS NULL AND end_date IS NULL
      UNION ALL
      SELECT type, mark_id, 1 FROM added WHERE is_published AND start_date IS NULL AND end_date IS NULL
    ) AS sides;
  END IF;
  SELECT jsonb_agg(moved) INTO steps FROM (
    SELECT step.t, step.m, sum(step.s) AS s FROM jsonb_to_recordset(steps) AS step(t text, m bigint, s int)
    GROUP BY 1, 2 HAVING sum(step.s) <> 0
  ) AS moved;
  -- most changes move no count, of a title for one: they wait for nobody
  IF steps IS NULL THEN RETURN NULL; END IF;
  PERFORM lock_kept_counts();
  INSERT INTO learning_counts AS kept (type, mark_id, count)
  SELECT step.t, step.m, step.s FROM jsonb_to_recordset(steps) AS step(t text, m bigint, s int)
  ON CONFLICT (type, mark_id) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER learning_items_counted_added AFTER INSERT ON learning_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION learning_items_counted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER learning_items_counted_changed AFTER UPDATE ON learning_items
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION learning_items_counted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER learning_items_counted_removed AFTER DELETE ON learning_items
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION learning_items_counted();
--> statement-breakpoint
DELETE FROM learning_counts;
--> statement-breakpoint
INSERT INTO learning_counts (type, mark_id, count)
SELECT type, mark_id, count(*) FROM learning_items
WHERE is_published AND start_date IS NULL AND end_date IS NULL GROUP BY 1, 2;
