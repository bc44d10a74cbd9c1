CREATE TABLE "test_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"test_id" bigint NOT NULL,
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
ALTER TABLE "attempts" ADD COLUMN "revision_id" bigint;--> statement-breakpoint
ALTER TABLE "test_revisions" ADD CONSTRAINT "test_revisions_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_revisions" ADD CONSTRAINT "test_revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_revisions_number_index" ON "test_revisions" USING btree ("test_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "test_revisions_draft_index" ON "test_revisions" USING btree ("test_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "test_revisions_published_index" ON "test_revisions" USING btree ("test_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "test_revisions_author_id_index" ON "test_revisions" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_revision_id_test_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."test_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_revision_id_index" ON "attempts" USING btree ("revision_id");