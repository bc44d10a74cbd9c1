ALTER TABLE "articles" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_items" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_likes_index" ON "articles" USING btree ("kind","status","like_count","published_at","id");--> statement-breakpoint
CREATE INDEX "products_likes_index" ON "products" USING btree ("status","like_count");
--> statement-breakpoint
-- The likes of a thing are counted where it is kept, once per statement, however many rows the statement has.
CREATE FUNCTION ratings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE articles SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, (rating > 0)::integer AS step FROM added) AS changed
        WHERE rateable_type = 'article' GROUP BY rateable_id) AS steps
  WHERE articles.id = steps.rateable_id AND steps.step <> 0;
  UPDATE products SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, (rating > 0)::integer AS step FROM added) AS changed
        WHERE rateable_type = 'product' GROUP BY rateable_id) AS steps
  WHERE products.id = steps.rateable_id AND steps.step <> 0;
  UPDATE learning_items SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, (rating > 0)::integer AS step FROM added) AS changed
        WHERE rateable_type = 'learning' GROUP BY rateable_id) AS steps
  WHERE learning_items.id = steps.rateable_id AND steps.step <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ratings_added AFTER INSERT ON "ratings"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ratings_added();
--> statement-breakpoint
CREATE FUNCTION ratings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE articles SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, (rating > 0)::integer AS step FROM added UNION ALL SELECT rateable_type, rateable_id, -(rating > 0)::integer AS step FROM gone) AS changed
        WHERE rateable_type = 'article' GROUP BY rateable_id) AS steps
  WHERE articles.id = steps.rateable_id AND steps.step <> 0;
  UPDATE products SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, (rating > 0)::integer AS step FROM added UNION ALL SELECT rateable_type, rateable_id, -(rating > 0)::integer AS step FROM gone) AS changed
        WHERE rateable_type = 'product' GROUP BY rateable_id) AS steps
  WHERE products.id = steps.rateable_id AND steps.step <> 0;
  UPDATE learning_items SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, (rating > 0)::integer AS step FROM added UNION ALL SELECT rateable_type, rateable_id, -(rating > 0)::integer AS step FROM gone) AS changed
        WHERE rateable_type = 'learning' GROUP BY rateable_id) AS steps
  WHERE learning_items.id = steps.rateable_id AND steps.step <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ratings_changed AFTER UPDATE ON "ratings"
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
--> statement-breakpoint
CREATE FUNCTION ratings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE articles SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, -(rating > 0)::integer AS step FROM gone) AS changed
        WHERE rateable_type = 'article' GROUP BY rateable_id) AS steps
  WHERE articles.id = steps.rateable_id AND steps.step <> 0;
  UPDATE products SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, -(rating > 0)::integer AS step FROM gone) AS changed
        WHERE rateable_type = 'product' GROUP BY rateable_id) AS steps
  WHERE products.id = steps.rateable_id AND steps.step <> 0;
  UPDATE learning_items SET like_count = like_count + steps.step
  FROM (SELECT rateable_id, sum(step) AS step FROM (SELECT rateable_type, rateable_id, -(rating > 0)::integer AS step FROM gone) AS changed
        WHERE rateable_type = 'learning' GROUP BY rateable_id) AS steps
  WHERE learning_items.id = steps.rateable_id AND steps.step <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ratings_removed AFTER DELETE ON "ratings"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION ratings_removed();
--> statement-breakpoint
-- A like changes nothing a learning item follows its article in.
DROP TRIGGER articles_learning_item ON "articles";
--> statement-breakpoint
CREATE TRIGGER articles_learning_item
  AFTER INSERT OR UPDATE OF kind, mark_id, title, description, slug, preview, points, status, published_at,
    start_date, end_date ON "articles"
  FOR EACH ROW EXECUTE FUNCTION learning_item_of_article();
--> statement-breakpoint
UPDATE articles SET like_count = likes.total
FROM (SELECT rateable_id, count(*) AS total FROM ratings
      WHERE rateable_type = 'article' AND rating > 0 GROUP BY rateable_id) AS likes
WHERE articles.id = likes.rateable_id;
--> statement-breakpoint
UPDATE products SET like_count = likes.total
FROM (SELECT rateable_id, count(*) AS total FROM ratings
      WHERE rateable_type = 'product' AND rating > 0 GROUP BY rateable_id) AS likes
WHERE products.id = likes.rateable_id;
--> statement-breakpoint
UPDATE learning_items SET like_count = likes.total
FROM (SELECT rateable_id, count(*) AS total FROM ratings
      WHERE rateable_type = 'learning' AND rating > 0 GROUP BY rateable_id) AS likes
WHERE learning_items.id = likes.rateable_id;
