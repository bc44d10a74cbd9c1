ALTER TABLE "tests" ADD COLUMN "max_points" integer GENERATED ALWAYS AS (greatest(0, floor(count_points * greatest(0, points_multiplier) + 0.5))::integer) STORED NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION learning_item_of_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, test_id, mark_id, title, description, preview, points, is_published, published_at, start_date, end_date)
  VALUES
    (CASE WHEN NEW.available_errors_count > 0 THEN 'express-training' ELSE 'test' END, NEW.id, NEW.mark_id,
     NEW.title, NEW.description, NEW.image, NEW.max_points,
     NEW.is_published AND NOT NEW.is_hidden AND NOT NEW.is_archived, NEW.published_at, NEW.start_date, NEW.end_date)
  ON CONFLICT (test_id) DO UPDATE SET
    type = excluded.type, mark_id = excluded.mark_id, title = excluded.title, description = excluded.description,
    preview = excluded.preview, points = excluded.points, is_published = excluded.is_published,
    published_at = excluded.published_at, start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE learning_items SET points = tests.max_points FROM tests WHERE tests.id = learning_items.test_id AND learning_items.points <> tests.max_points;
