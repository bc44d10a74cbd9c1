-- A product with ten links is read anew once, not ten times.
CREATE FUNCTION search_follow_many() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT search_refresh(%L, id) FROM (SELECT DISTINCT %I AS id FROM changed ORDER BY id) AS many',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER article_categories_search ON "article_categories";
--> statement-breakpoint
DROP TRIGGER product_filter_links_search ON "product_filter_links";
--> statement-breakpoint
DROP TRIGGER user_roles_search ON "user_roles";
--> statement-breakpoint
CREATE TRIGGER article_categories_search_added AFTER INSERT ON "article_categories" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_follow_many('articles', 'article_id');
--> statement-breakpoint
CREATE TRIGGER article_categories_search_removed AFTER DELETE ON "article_categories" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_follow_many('articles', 'article_id');
--> statement-breakpoint
CREATE TRIGGER product_filter_links_search_added AFTER INSERT ON "product_filter_links" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_follow_many('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER product_filter_links_search_removed AFTER DELETE ON "product_filter_links" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_follow_many('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER user_roles_search_added AFTER INSERT ON "user_roles" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_follow_many('users', 'user_id');
--> statement-breakpoint
CREATE TRIGGER user_roles_search_removed AFTER DELETE ON "user_roles" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_follow_many('users', 'user_id');
--> statement-breakpoint
-- Words of another length are no slips of this one, and need not be compared.
CREATE OR REPLACE FUNCTION search_near_words(asked text, most int) RETURNS TABLE (word text) LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = '0.25' AS $$
  SELECT w.word FROM search_words w
  WHERE w.word % asked AND length(w.word) BETWEEN length(asked) - 3 AND length(asked) + 3
  ORDER BY similarity(w.word, asked) DESC, w.word LIMIT most
$$;
