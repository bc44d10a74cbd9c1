CREATE TABLE "programme_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"month_id" bigint NOT NULL,
	"mark_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"capped_from" integer,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"title" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_entries_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "programme_members" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"programme_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "programme_members_total" CHECK (total between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "programme_months" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"programme_id" bigint NOT NULL,
	"month" text NOT NULL,
	"title" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "programme_months_order" CHECK (start_at < end_at)
);
--> statement-breakpoint
CREATE TABLE "programme_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"programme_id" bigint NOT NULL,
	"is_faq" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"asker_id" bigint,
	"text" text NOT NULL,
	"answer" text,
	"answerer_id" bigint,
	"answered_at" timestamp (3) with time zone,
	"due_day" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_questions_asked" CHECK (is_faq or (asker_id is not null and due_day is not null))
);
--> statement-breakpoint
CREATE TABLE "programme_regions" (
	"programme_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	CONSTRAINT "programme_regions_programme_id_region_id_pk" PRIMARY KEY("programme_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "programme_month_id" bigint;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "step_slug" text;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "programme_month_id" bigint;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "step_slug" text;--> statement-breakpoint
ALTER TABLE "programme_entries" ADD CONSTRAINT "programme_entries_member_id_programme_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."programme_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_entries" ADD CONSTRAINT "programme_entries_month_id_programme_months_id_fk" FOREIGN KEY ("month_id") REFERENCES "public"."programme_months"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_entries" ADD CONSTRAINT "programme_entries_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_members" ADD CONSTRAINT "programme_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_months" ADD CONSTRAINT "programme_months_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_questions" ADD CONSTRAINT "programme_questions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_questions" ADD CONSTRAINT "programme_questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_questions" ADD CONSTRAINT "programme_questions_answerer_id_users_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_regions" ADD CONSTRAINT "programme_regions_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_regions" ADD CONSTRAINT "programme_regions_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "programme_entries_member_id_idempotency_key_index" ON "programme_entries" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "programme_entries_month_id_index" ON "programme_entries" USING btree ("month_id");--> statement-breakpoint
CREATE INDEX "programme_entries_mark_id_index" ON "programme_entries" USING btree ("mark_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_members_programme_id_user_id_index" ON "programme_members" USING btree ("programme_id","user_id");--> statement-breakpoint
CREATE INDEX "programme_members_user_id_index" ON "programme_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_months_programme_id_month_index" ON "programme_months" USING btree ("programme_id","month");--> statement-breakpoint
CREATE INDEX "programme_questions_programme_id_is_faq_created_at_index" ON "programme_questions" USING btree ("programme_id","is_faq","created_at");--> statement-breakpoint
CREATE INDEX "programme_questions_asker_id_index" ON "programme_questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "programme_questions_answerer_id_index" ON "programme_questions" USING btree ("answerer_id");--> statement-breakpoint
CREATE INDEX "programme_regions_region_id_index" ON "programme_regions" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_slug_index" ON "programmes" USING btree ("slug");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_programme_month_id_programme_months_id_fk" FOREIGN KEY ("programme_month_id") REFERENCES "public"."programme_months"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_programme_month_id_programme_months_id_fk" FOREIGN KEY ("programme_month_id") REFERENCES "public"."programme_months"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_programme_month_id_index" ON "articles" USING btree ("programme_month_id") WHERE programme_month_id is not null;--> statement-breakpoint
CREATE INDEX "tests_programme_month_id_index" ON "tests" USING btree ("programme_month_id") WHERE programme_month_id is not null;--> statement-breakpoint
-- What was earned in the programme is written once and never again.
CREATE TRIGGER programme_entries_append_only BEFORE UPDATE OR DELETE ON "programme_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO "programmes" ("slug") VALUES ('education-programme2025');
