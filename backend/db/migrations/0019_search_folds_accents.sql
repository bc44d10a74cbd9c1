-- As `foldLetters` of lib/domain/fold-letters.ts: small letters without accents; й is a letter of its own.
CREATE FUNCTION fold_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(
    replace(lower(normalize(given, NFD)), E'\u0438\u0306', E'\u0439'),
    E'øđłħŧı\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328',
    'odlhti')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(fold_letters(coalesce(given, '')), '[^a-zа-я0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Takes away words that are in no document any more; all of them are looked through, or those that are given.
CREATE FUNCTION search_forget(asked text[] DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE gone bigint;
BEGIN
  DELETE FROM search_words w
  WHERE (asked IS NULL OR w.word = ANY (asked)) AND NOT EXISTS (
    SELECT 1 FROM search_documents d WHERE d.words @@ websearch_to_tsquery('russian', w.word));
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
--> statement-breakpoint
CREATE TABLE "learning_item_gammas" (
	"item_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "learning_item_gammas_item_id_entry_id_pk" PRIMARY KEY("item_id","entry_id")
);
--> statement-breakpoint
DROP INDEX "chains_search_index";--> statement-breakpoint
DROP INDEX "cities_search_index";--> statement-breakpoint
DROP INDEX "pharmacies_text_index";--> statement-breakpoint
DROP INDEX "learning_items_text_index";--> statement-breakpoint
DROP INDEX "products_text_index";--> statement-breakpoint
DROP INDEX "faq_questions_text_index";--> statement-breakpoint
DROP INDEX "users_name_search_index";--> statement-breakpoint
ALTER TABLE "module_states" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "learning_item_gammas" ADD CONSTRAINT "learning_item_gammas_item_id_learning_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."learning_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_item_gammas" ADD CONSTRAINT "learning_item_gammas_entry_id_product_filter_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."product_filter_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_item_gammas_entry_id_index" ON "learning_item_gammas" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "chains_folded_index" ON "chains" USING gin (fold_letters(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_folded_index" ON "cities" USING gin (fold_letters(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pharmacies_folded_index" ON "pharmacies" USING gin (fold_letters(name || ' ' || address) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "learning_items_folded_index" ON "learning_items" USING gin (fold_letters(title || ' ' || description) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_folded_index" ON "products" USING gin (fold_letters(name || ' ' || short_description || ' ' || coalesce(vendor_code, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faq_questions_folded_index" ON "faq_questions" USING gin (fold_letters(text || ' ' || coalesce(answer, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_folded_name_index" ON "users" USING gin (fold_letters(full_name) gin_trgm_ops);
--> statement-breakpoint
UPDATE "module_states" SET "saved_at" = "updated_at" WHERE "state" IS NOT NULL;
--> statement-breakpoint
SELECT search_rebuild();
