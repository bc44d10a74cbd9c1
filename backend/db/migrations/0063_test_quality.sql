CREATE TABLE "test_quality" (
	"revision_id" bigint PRIMARY KEY NOT NULL,
	"problems" integer NOT NULL,
	"attempts" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_quality" ADD CONSTRAINT "test_quality_revision_id_test_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."test_revisions"("id") ON DELETE cascade ON UPDATE no action;