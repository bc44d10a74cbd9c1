CREATE OR REPLACE FUNCTION learning_item_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, article_id, mark_id, title, description, slug, preview, points, is_published, published_at, start_date, end_date)
  VALUES
    (NEW.kind, NEW.id, NEW.mark_id, NEW.title, NEW.description, NEW.slug, NEW.preview, NEW.points,
     -- the programme has lists of its own
     NEW.status = 1 AND NEW.programme_month_id IS NULL, NEW.published_at, NEW.start_date, NEW.end_date)
  ON CONFLICT (article_id) DO UPDATE SET
    type = excluded.type, mark_id = excluded.mark_id, title = excluded.title, description = excluded.description,
    slug = excluded.slug, preview = excluded.preview, points = excluded.points,
    is_published = excluded.is_published, published_at = excluded.published_at,
    start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION learning_item_of_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, test_id, mark_id, title, description, preview, points, is_published, published_at, start_date, end_date)
  VALUES
    (CASE WHEN NEW.available_errors_count > 0 THEN 'express-training' ELSE 'test' END, NEW.id, NEW.mark_id,
     NEW.title, NEW.description, NEW.image, NEW.max_points,
     NEW.is_published AND NOT NEW.is_hidden AND NOT NEW.is_archived AND NEW.programme_month_id IS NULL,
     NEW.published_at, NEW.start_date, NEW.end_date)
  ON CONFLICT (test_id) DO UPDATE SET
    type = excluded.type, mark_id = excluded.mark_id, title = excluded.title, description = excluded.description,
    preview = excluded.preview, points = excluded.points, is_published = excluded.is_published,
    published_at = excluded.published_at, start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION learning_item_of_module() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, module_id, mark_id, title, description, slug, preview, points, is_published, published_at)
  VALUES
    ('interactive_module', NEW.id, NEW.mark_id, NEW.title, NEW.description, NEW.slug, NEW.image,
     -- the most it can pay
     CASE WHEN NEW.is_dynamic_scoring
       THEN (SELECT coalesce(max((rule ->> 'points')::int), 0) FROM jsonb_array_elements(NEW.scoring_rules) rule)
       ELSE NEW.points END,
     NEW.status = 'published', NEW.published_at)
  ON CONFLICT (module_id) DO UPDATE SET
    mark_id = excluded.mark_id, title = excluded.title, description = excluded.description, slug = excluded.slug,
    preview = excluded.preview, points = excluded.points, is_published = excluded.is_published,
    published_at = excluded.published_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION learning_item_of_survey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, survey_id, mark_id, title, description, slug, preview, points, is_published, published_at, start_date, end_date)
  VALUES
    ('survey', NEW.id, NEW.mark_id, NEW.title, NEW.description, NEW.slug, NEW.image, NEW.count_points,
     NEW.is_published AND NOT NEW.is_hidden AND NOT NEW.is_archived, NEW.published_at, NEW.start_date, NEW.end_date)
  ON CONFLICT (survey_id) DO UPDATE SET
    mark_id = excluded.mark_id, title = excluded.title, description = excluded.description, slug = excluded.slug,
    preview = excluded.preview, points = excluded.points, is_published = excluded.is_published,
    published_at = excluded.published_at, start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER surveys_learning_item AFTER INSERT OR UPDATE ON surveys
  FOR EACH ROW EXECUTE FUNCTION learning_item_of_survey();
