-- Articles point at tests and tests at videos: this side of the circle is declared here.
ALTER TABLE "tests" ADD CONSTRAINT "tests_video_id_articles_id_fk" FOREIGN KEY ("video_id") REFERENCES "articles"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- The ledger is append only: nobody rewrites what was paid.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION learning_item_of_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, article_id, mark_id, title, description, slug, preview, points, is_published, published_at, start_date, end_date)
  VALUES
    (NEW.kind, NEW.id, NEW.mark_id, NEW.title, NEW.description, NEW.slug, NEW.preview, NEW.points,
     NEW.status = 1, NEW.published_at, NEW.start_date, NEW.end_date)
  ON CONFLICT (article_id) DO UPDATE SET
    type = excluded.type, mark_id = excluded.mark_id, title = excluded.title, description = excluded.description,
    slug = excluded.slug, preview = excluded.preview, points = excluded.points,
    is_published = excluded.is_published, published_at = excluded.published_at,
    start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_learning_item AFTER INSERT OR UPDATE ON "articles"
  FOR EACH ROW EXECUTE FUNCTION learning_item_of_article();
--> statement-breakpoint
CREATE FUNCTION learning_item_of_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learning_items AS item
    (type, test_id, mark_id, title, description, preview, points, is_published, published_at, start_date, end_date)
  VALUES
    (CASE WHEN NEW.available_errors_count > 0 THEN 'express-training' ELSE 'test' END, NEW.id, NEW.mark_id,
     NEW.title, NEW.description, NEW.image, round(NEW.count_points * NEW.points_multiplier),
     NEW.is_published AND NOT NEW.is_hidden AND NOT NEW.is_archived, NEW.published_at, NEW.start_date, NEW.end_date)
  ON CONFLICT (test_id) DO UPDATE SET
    type = excluded.type, mark_id = excluded.mark_id, title = excluded.title, description = excluded.description,
    preview = excluded.preview, points = excluded.points, is_published = excluded.is_published,
    published_at = excluded.published_at, start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tests_learning_item AFTER INSERT OR UPDATE ON "tests"
  FOR EACH ROW EXECUTE FUNCTION learning_item_of_test();
