CREATE TABLE "search_documents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"model_id" bigint NOT NULL,
	"type" text NOT NULL,
	"mark_id" bigint,
	"slug" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"need_erid" boolean DEFAULT false NOT NULL,
	"erid_token" text,
	"erid_source" text,
	"visible_from" timestamp (3) with time zone NOT NULL,
	"visible_until" timestamp (3) with time zone,
	"folded_title" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_views" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"content_type" text NOT NULL,
	"content_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_attendances" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"training_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_activity_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_documents_source_model_id_index" ON "search_documents" USING btree ("source","model_id");--> statement-breakpoint
CREATE INDEX "search_documents_words_index" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_title_index" ON "search_documents" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_title_start_index" ON "search_documents" USING btree ("folded_title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_visible_from_index" ON "search_documents" USING btree ("visible_from");--> statement-breakpoint
CREATE INDEX "search_words_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "content_views_event_id_index" ON "content_views" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "content_views_user_id_happened_at_index" ON "content_views" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "content_views_content_type_content_id_happened_at_index" ON "content_views" USING btree ("content_type","content_id","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "training_attendances_event_id_index" ON "training_attendances" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "training_attendances_user_id_happened_at_index" ON "training_attendances" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "training_attendances_training_id_happened_at_index" ON "training_attendances" USING btree ("training_id","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_activity_log_event_id_index" ON "user_activity_log" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "user_activity_log_user_id_happened_at_index" ON "user_activity_log" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "user_activity_log_happened_at_index" ON "user_activity_log" USING btree ("happened_at");