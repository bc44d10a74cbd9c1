CREATE TABLE "article_categories" (
	"article_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "article_categories_article_id_category_id_pk" PRIMARY KEY("article_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'article' NOT NULL,
	"slug" text NOT NULL,
	"mark_id" bigint NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"need_erid" boolean DEFAULT false NOT NULL,
	"erid_token" text,
	"erid_source" text,
	"test_id" bigint,
	"preview" jsonb,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"video_webm_url" text,
	"video_mp4_url" text,
	"captions_url" text,
	"duration_seconds" integer,
	"read_minutes" integer,
	"is_vimeo" boolean DEFAULT false NOT NULL,
	"view_available" boolean DEFAULT true NOT NULL,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chains" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region_id" bigint
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_routing_mark" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pharmacies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city_id" bigint NOT NULL,
	"chain_id" bigint,
	"category_id" bigint,
	"sector_id" bigint,
	"director_name" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pharmacy_categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"user_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_reads_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "learning_favorites" (
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_favorites_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "learning_item_tags" (
	"item_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "learning_item_tags_item_id_tag_id_pk" PRIMARY KEY("item_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "learning_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"article_id" bigint,
	"test_id" bigint,
	"mark_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"slug" text,
	"preview" jsonb,
	"points" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	CONSTRAINT "learning_items_one_subject" CHECK (num_nonnulls(article_id, test_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "learning_progress" (
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"last_accrual_points_at" timestamp (3) with time zone,
	"repeat_at" timestamp (3) with time zone,
	"score" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_progress_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"rateable_type" text NOT NULL,
	"rateable_id" bigint NOT NULL,
	"rating" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_watches" (
	"user_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"device_id" text NOT NULL,
	"ranges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counted_seconds" double precision DEFAULT 0 NOT NULL,
	"last_report_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_watches_user_id_article_id_device_id_pk" PRIMARY KEY("user_id","article_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "basket_items" (
	"user_id" bigint NOT NULL,
	"gift_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_items_user_id_gift_id_pk" PRIMARY KEY("user_id","gift_id"),
	CONSTRAINT "basket_items_quantity_positive" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"mark_id" bigint NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"full_description" text DEFAULT '' NOT NULL,
	"vendor_code" text,
	"size" text,
	"preview" jsonb,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"limit" integer,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_stock_not_negative" CHECK (amount >= 0),
	CONSTRAINT "gifts_price_positive" CHECK (price > 0)
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"gift_id" bigint NOT NULL,
	"mark_id" bigint NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"base_price" integer NOT NULL,
	"paid_sum" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"wave_id" bigint NOT NULL,
	"status" text DEFAULT 'paid' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"total_sum" integer NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by_id" bigint
);
--> statement-breakpoint
CREATE TABLE "waves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waves_not_reversed" CHECK (end_at > start_at)
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"user_id" bigint NOT NULL,
	"mark_id" bigint NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_user_id_mark_id_pk" PRIMARY KEY("user_id","mark_id"),
	CONSTRAINT "balances_not_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"mark_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"title" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"author_id" bigint,
	"idempotency_key" text NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "external_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "hand_off_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"page" text DEFAULT 'home' NOT NULL,
	"mark_id" bigint,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"url_text" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '_self' NOT NULL,
	"need_erid" boolean DEFAULT false NOT NULL,
	"erid_token" text,
	"erid_source" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_timer" boolean DEFAULT false NOT NULL,
	"timer_at" timestamp (3) with time zone,
	"image" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_metadata" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"subject_type" text,
	"subject_id" text,
	"ip" text,
	"request_id" text,
	"details" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" bigint,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"preview_key" text,
	"mime" text NOT NULL,
	"extension" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"test_id" bigint NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"question_id" bigint NOT NULL,
	"text" text NOT NULL,
	"image" jsonb,
	"file_id" uuid,
	"is_right" boolean DEFAULT false NOT NULL,
	"count_points" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"test_id" bigint NOT NULL,
	"text" text NOT NULL,
	"type" text NOT NULL,
	"image" jsonb,
	"file_id" uuid,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mark_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone,
	"count_points" integer DEFAULT 0 NOT NULL,
	"available_errors_count" integer DEFAULT 0 NOT NULL,
	"points_multiplier" double precision DEFAULT 1 NOT NULL,
	"image" jsonb,
	"file_id" uuid,
	"video_id" bigint,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"user_id" bigint NOT NULL,
	"pharmacy_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_user_id_pharmacy_id_pk" PRIMARY KEY("user_id","pharmacy_id")
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"user_id" bigint NOT NULL,
	"permission_id" bigint NOT NULL,
	CONSTRAINT "user_permissions_user_id_permission_id_pk" PRIMARY KEY("user_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "user_sectors" (
	"user_id" bigint NOT NULL,
	"sector_id" bigint NOT NULL,
	CONSTRAINT "user_sectors_user_id_sector_id_pk" PRIMARY KEY("user_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"full_name" text GENERATED ALWAYS AS (last_name || ' ' || first_name || ' ' || middle_name) STORED,
	"birthday" date,
	"phone" text,
	"telegram" text,
	"job_status" text,
	"mailing_agreement" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"avatar_file_id" uuid,
	"pharmacy_id" bigint,
	"motivation_id" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_activity_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_chain_id_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_category_id_pharmacy_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."pharmacy_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacies" ADD CONSTRAINT "pharmacies_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_favorites" ADD CONSTRAINT "learning_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_favorites" ADD CONSTRAINT "learning_favorites_item_id_learning_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."learning_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_item_tags" ADD CONSTRAINT "learning_item_tags_item_id_learning_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."learning_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_item_tags" ADD CONSTRAINT "learning_item_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_progress" ADD CONSTRAINT "learning_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_progress" ADD CONSTRAINT "learning_progress_item_id_learning_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."learning_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_watches" ADD CONSTRAINT "video_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_watches" ADD CONSTRAINT "video_watches_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wave_id_waves_id_fk" FOREIGN KEY ("wave_id") REFERENCES "public"."waves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_tokens" ADD CONSTRAINT "external_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_off_codes" ADD CONSTRAINT "hand_off_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_permission_id_permissions_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sectors" ADD CONSTRAINT "user_sectors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sectors" ADD CONSTRAINT "user_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_categories_category_id_index" ON "article_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_slug_index" ON "articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "articles_kind_status_published_at_index" ON "articles" USING btree ("kind","status","published_at");--> statement-breakpoint
CREATE INDEX "articles_mark_id_kind_published_at_index" ON "articles" USING btree ("mark_id","kind","published_at");--> statement-breakpoint
CREATE INDEX "articles_test_id_index" ON "articles" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "articles_title_sort_index" ON "articles" USING btree (title collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "articles_search_index" ON "articles" USING gin ((title || ' ' || description) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_index" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "chains_name_index" ON "chains" USING btree ("name");--> statement-breakpoint
CREATE INDEX "chains_name_search_index" ON "chains" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cities_region_id_index" ON "cities" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "cities_name_sort_index" ON "cities" USING btree (name collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "cities_name_search_index" ON "cities" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "marks_slug_index" ON "marks" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "pharmacies_city_id_chain_id_index" ON "pharmacies" USING btree ("city_id","chain_id");--> statement-breakpoint
CREATE INDEX "pharmacies_chain_id_index" ON "pharmacies" USING btree ("chain_id");--> statement-breakpoint
CREATE INDEX "pharmacies_category_id_index" ON "pharmacies" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "pharmacies_sector_id_index" ON "pharmacies" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "pharmacies_name_sort_index" ON "pharmacies" USING btree (name collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "pharmacies_search_index" ON "pharmacies" USING gin ((name || ' ' || address) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "pharmacy_categories_name_index" ON "pharmacy_categories" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name_index" ON "regions" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_name_index" ON "sectors" USING btree ("name");--> statement-breakpoint
CREATE INDEX "article_reads_article_id_index" ON "article_reads" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "learning_favorites_item_id_index" ON "learning_favorites" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "learning_item_tags_tag_id_index" ON "learning_item_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_items_article_id_index" ON "learning_items" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_items_test_id_index" ON "learning_items" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "learning_items_is_published_published_at_index" ON "learning_items" USING btree ("is_published","published_at");--> statement-breakpoint
CREATE INDEX "learning_items_type_published_at_index" ON "learning_items" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "learning_items_mark_id_type_published_at_index" ON "learning_items" USING btree ("mark_id","type","published_at");--> statement-breakpoint
CREATE INDEX "learning_items_title_sort_index" ON "learning_items" USING btree (title collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "learning_items_search_index" ON "learning_items" USING gin ((title || ' ' || description) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "learning_progress_item_id_index" ON "learning_progress" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "learning_progress_user_id_updated_at_index" ON "learning_progress" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_user_id_rateable_type_rateable_id_index" ON "ratings" USING btree ("user_id","rateable_type","rateable_id");--> statement-breakpoint
CREATE INDEX "ratings_rateable_type_rateable_id_index" ON "ratings" USING btree ("rateable_type","rateable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_slug_index" ON "tags" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "video_watches_article_id_index" ON "video_watches" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "basket_items_gift_id_index" ON "basket_items" USING btree ("gift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_slug_index" ON "gifts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "gifts_mark_id_price_index" ON "gifts" USING btree ("mark_id","price");--> statement-breakpoint
CREATE INDEX "gifts_is_visible_position_index" ON "gifts" USING btree ("is_visible","position");--> statement-breakpoint
CREATE INDEX "gifts_price_index" ON "gifts" USING btree ("price");--> statement-breakpoint
CREATE INDEX "order_items_order_id_index" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_gift_id_index" ON "order_items" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "order_items_mark_id_index" ON "order_items" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_wave_id_id_index" ON "orders" USING btree ("user_id","wave_id","id");--> statement-breakpoint
CREATE INDEX "orders_wave_id_index" ON "orders" USING btree ("wave_id");--> statement-breakpoint
CREATE INDEX "orders_cancelled_by_id_index" ON "orders" USING btree ("cancelled_by_id");--> statement-breakpoint
CREATE INDEX "orders_submitted_at_index" ON "orders" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "waves_start_at_end_at_index" ON "waves" USING btree ("start_at","end_at");--> statement-breakpoint
CREATE INDEX "balances_mark_id_index" ON "balances" USING btree ("mark_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_user_id_idempotency_key_index" ON "ledger_entries" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_entries_user_id_id_index" ON "ledger_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_user_id_mark_id_id_index" ON "ledger_entries" USING btree ("user_id","mark_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_mark_id_index" ON "ledger_entries" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_author_id_index" ON "ledger_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_subject_type_subject_id_index" ON "ledger_entries" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "external_tokens_user_id_index" ON "external_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hand_off_codes_session_id_index" ON "hand_off_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "login_attempts_account_hash_created_at_index" ON "login_attempts" USING btree ("account_hash","created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_address_created_at_index" ON "login_attempts" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_created_at_index" ON "login_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_resets_user_id_index" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_token_hash_index" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "banners_page_is_visible_position_index" ON "banners" USING btree ("page","is_visible","position");--> statement-breakpoint
CREATE INDEX "banners_mark_id_index" ON "banners" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "audit_created_at_index" ON "audit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_actor_id_created_at_index" ON "audit" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_action_created_at_index" ON "audit" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "audit_subject_type_subject_id_index" ON "audit" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open_index" ON "attempts" USING btree ("user_id","test_id") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "attempts_user_id_test_id_submitted_at_index" ON "attempts" USING btree ("user_id","test_id","submitted_at");--> statement-breakpoint
CREATE INDEX "attempts_test_id_index" ON "attempts" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "options_question_id_position_index" ON "options" USING btree ("question_id","position");--> statement-breakpoint
CREATE INDEX "questions_test_id_position_index" ON "questions" USING btree ("test_id","position");--> statement-breakpoint
CREATE INDEX "tests_mark_id_published_at_index" ON "tests" USING btree ("mark_id","published_at");--> statement-breakpoint
CREATE INDEX "tests_video_id_index" ON "tests" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "assignments_pharmacy_id_index" ON "assignments" USING btree ("pharmacy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "permissions_name_index" ON "permissions" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_index" ON "roles" USING btree ("name");--> statement-breakpoint
CREATE INDEX "user_permissions_permission_id_index" ON "user_permissions" USING btree ("permission_id");--> statement-breakpoint
CREATE INDEX "user_roles_role_id_index" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "user_sectors_sector_id_index" ON "user_sectors" USING btree ("sector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_pharmacy_id_index" ON "users" USING btree ("pharmacy_id");--> statement-breakpoint
CREATE INDEX "users_name_sort_index" ON "users" USING btree (full_name collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "users_name_search_index" ON "users" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search_index" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_search_index" ON "users" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_last_activity_at_index" ON "users" USING btree ("last_activity_at");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at");