-- The likes of a thing are counted where it is kept, once per statement, however many rows the statement has.
CREATE OR REPLACE FUNCTION ratings_added() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION ratings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION ratings_removed() RETURNS trigger LANGUAGE plpgsql AS $$
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
