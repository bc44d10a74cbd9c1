CREATE TABLE "module_states" (
	"user_id" bigint NOT NULL,
	"module_id" bigint NOT NULL,
	"state" jsonb,
	"correct_answers_count" integer,
	"points" integer,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_states_user_id_module_id_pk" PRIMARY KEY("user_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mark_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"package_id" text,
	"points" integer DEFAULT 0 NOT NULL,
	"is_dynamic_scoring" boolean DEFAULT false NOT NULL,
	"scoring_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions_count" integer DEFAULT 0 NOT NULL,
	"need_erid" boolean DEFAULT false NOT NULL,
	"erid_token" text,
	"erid_source" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "modules_published_with_erid" CHECK (status <> 'published' or not need_erid or (erid_token is not null and erid_source is not null)),
	CONSTRAINT "modules_published_whole" CHECK (status <> 'published' or (published_at is not null and package_id is not null))
);
--> statement-breakpoint
CREATE TABLE "content_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"index_file" text NOT NULL,
	"files_count" integer NOT NULL,
	"size" bigint NOT NULL,
	"author_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mark_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"package_id" text,
	"need_erid" boolean DEFAULT false NOT NULL,
	"erid_token" text,
	"erid_source" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_published_with_erid" CHECK (status <> 'published' or not need_erid or (erid_token is not null and erid_source is not null)),
	CONSTRAINT "pages_published_at" CHECK (status <> 'published' or published_at is not null)
);
--> statement-breakpoint
ALTER TABLE "learning_items" DROP CONSTRAINT "learning_items_one_subject";--> statement-breakpoint
ALTER TABLE "learning_items" ADD COLUMN "module_id" bigint;--> statement-breakpoint
ALTER TABLE "module_states" ADD CONSTRAINT "module_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_states" ADD CONSTRAINT "module_states_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_package_id_content_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."content_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_packages" ADD CONSTRAINT "content_packages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_package_id_content_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."content_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_states_module_id_index" ON "module_states" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "modules_slug_index" ON "modules" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "modules_mark_id_status_published_at_index" ON "modules" USING btree ("mark_id","status","published_at");--> statement-breakpoint
CREATE INDEX "modules_package_id_index" ON "modules" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "content_packages_author_id_index" ON "content_packages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug_index" ON "pages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "pages_mark_id_status_index" ON "pages" USING btree ("mark_id","status");--> statement-breakpoint
CREATE INDEX "pages_package_id_index" ON "pages" USING btree ("package_id");--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_items_module_id_index" ON "learning_items" USING btree ("module_id");--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_one_subject" CHECK (num_nonnulls(article_id, test_id, module_id) = 1);