DROP INDEX "chains_name_search_index";--> statement-breakpoint
DROP INDEX "cities_name_search_index";--> statement-breakpoint
DROP INDEX "pharmacies_search_index";--> statement-breakpoint
CREATE INDEX "chains_search_index" ON "chains" USING gin (translate(lower(name), 'ё', 'е') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_search_index" ON "cities" USING gin (translate(lower(name), 'ё', 'е') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pharmacies_text_index" ON "pharmacies" USING gin (translate(lower(name || ' ' || address), 'ё', 'е') gin_trgm_ops);