CREATE TABLE "survey_own_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"response_id" bigint NOT NULL,
	"survey_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by_id" bigint,
	"merged_option_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"survey_id" bigint NOT NULL,
	"revision_id" bigint NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"points" integer
);
--> statement-breakpoint
CREATE TABLE "survey_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"survey_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"questions_count" integer GENERATED ALWAYS AS (jsonb_array_length(content -> 'questions')) STORED NOT NULL,
	"author_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"mark_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"count_points" integer DEFAULT 0 NOT NULL,
	"image" jsonb,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_items" DROP CONSTRAINT "learning_items_one_subject";--> statement-breakpoint
ALTER TABLE "learning_items" ADD COLUMN "survey_id" bigint;--> statement-breakpoint
ALTER TABLE "survey_own_answers" ADD CONSTRAINT "survey_own_answers_response_id_survey_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."survey_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_own_answers" ADD CONSTRAINT "survey_own_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_own_answers" ADD CONSTRAINT "survey_own_answers_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_revision_id_survey_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."survey_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_revisions" ADD CONSTRAINT "survey_revisions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_revisions" ADD CONSTRAINT "survey_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_own_answers_question_index" ON "survey_own_answers" USING btree ("response_id","question_id");--> statement-breakpoint
CREATE INDEX "survey_own_answers_survey_id_question_id_index" ON "survey_own_answers" USING btree ("survey_id","question_id");--> statement-breakpoint
CREATE INDEX "survey_own_answers_hidden_by_id_index" ON "survey_own_answers" USING btree ("hidden_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_person_index" ON "survey_responses" USING btree ("user_id","survey_id");--> statement-breakpoint
CREATE INDEX "survey_responses_survey_id_submitted_at_index" ON "survey_responses" USING btree ("survey_id","submitted_at");--> statement-breakpoint
CREATE INDEX "survey_responses_revision_id_index" ON "survey_responses" USING btree ("revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_revisions_number_index" ON "survey_revisions" USING btree ("survey_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_revisions_draft_index" ON "survey_revisions" USING btree ("survey_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "survey_revisions_published_index" ON "survey_revisions" USING btree ("survey_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "survey_revisions_author_id_index" ON "survey_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "surveys_slug_index" ON "surveys" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "surveys_mark_id_published_at_index" ON "surveys" USING btree ("mark_id","published_at");--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_items_survey_id_index" ON "learning_items" USING btree ("survey_id");--> statement-breakpoint
ALTER TABLE "learning_items" ADD CONSTRAINT "learning_items_one_subject" CHECK (num_nonnulls(article_id, test_id, module_id, survey_id) = 1);--> statement-breakpoint
-- What was published is never written again: people were asked by it.
CREATE TRIGGER survey_revisions_kept BEFORE UPDATE ON survey_revisions FOR EACH ROW
  WHEN (OLD.state <> 'draft' AND (OLD.survey_id, OLD.number, OLD.content) IS DISTINCT FROM (NEW.survey_id, NEW.number, NEW.content))
  EXECUTE FUNCTION refuse_change();
