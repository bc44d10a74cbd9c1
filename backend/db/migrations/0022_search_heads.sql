-- As `foldLetters` of lib/domain/fold-letters.ts: ligatures are two letters.
CREATE OR REPLACE FUNCTION fold_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    replace(lower(normalize(given, NFD)), E'\u0438\u0306', E'\u0439'),
    E'øđłħŧı\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328',
    'odlhti'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$$;
--> statement-breakpoint
DROP INDEX "articles_search_index";--> statement-breakpoint
CREATE INDEX "search_documents_title_words_index" ON "search_documents" USING gin (ts_filter(words, '{a}'));--> statement-breakpoint
CREATE INDEX "search_documents_head_words_index" ON "search_documents" USING gin (ts_filter(words, '{a,b}'));
--> statement-breakpoint
REINDEX INDEX "chains_folded_index";
--> statement-breakpoint
REINDEX INDEX "cities_folded_index";
--> statement-breakpoint
REINDEX INDEX "pharmacies_folded_index";
--> statement-breakpoint
REINDEX INDEX "learning_items_folded_index";
--> statement-breakpoint
REINDEX INDEX "products_folded_index";
--> statement-breakpoint
REINDEX INDEX "faq_questions_folded_index";
--> statement-breakpoint
REINDEX INDEX "users_folded_name_index";
--> statement-breakpoint
SELECT search_rebuild();
