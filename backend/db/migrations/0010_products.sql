CREATE TABLE "glossary_words" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mark_id" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_filter_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"alias" text NOT NULL,
	"title" text NOT NULL,
	"mark_id" bigint,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_filter_links" (
	"product_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "product_filter_links_product_id_entry_id_pk" PRIMARY KEY("product_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "product_tags_product_id_tag_id_pk" PRIMARY KEY("product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"mark_id" bigint NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"full_description" text DEFAULT '' NOT NULL,
	"composition" text DEFAULT '' NOT NULL,
	"features" text DEFAULT '' NOT NULL,
	"application_method" text DEFAULT '' NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"counsel" text,
	"size" text,
	"vendor_code" text,
	"active_components" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '{"ogImage":null,"content":[],"preview":[]}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"need_erid" boolean DEFAULT false NOT NULL,
	"erid_token" text,
	"erid_source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "glossary_words" ADD CONSTRAINT "glossary_words_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_filter_entries" ADD CONSTRAINT "product_filter_entries_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_filter_links" ADD CONSTRAINT "product_filter_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_filter_links" ADD CONSTRAINT "product_filter_links_entry_id_product_filter_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."product_filter_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_words_slug_index" ON "glossary_words" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "glossary_words_mark_id_index" ON "glossary_words" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "glossary_words_status_published_at_index" ON "glossary_words" USING btree ("status","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_filter_entries_group_alias_index" ON "product_filter_entries" USING btree ("group","alias");--> statement-breakpoint
CREATE INDEX "product_filter_entries_mark_id_index" ON "product_filter_entries" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "product_filter_links_entry_id_index" ON "product_filter_links" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "product_tags_tag_id_index" ON "product_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_index" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_status_published_at_index" ON "products" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "products_mark_id_status_published_at_index" ON "products" USING btree ("mark_id","status","published_at");--> statement-breakpoint
CREATE INDEX "products_name_sort_index" ON "products" USING btree (name collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "products_text_index" ON "products" USING gin (translate(lower(name || ' ' || short_description || ' ' || coalesce(vendor_code, '')), 'ё', 'е') gin_trgm_ops);