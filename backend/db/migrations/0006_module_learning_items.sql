CREATE FUNCTION learning_item_of_module() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER modules_learning_item AFTER INSERT OR UPDATE ON "modules"
  FOR EACH ROW EXECUTE FUNCTION learning_item_of_module();
