CREATE TABLE "run_parts" (
	"run_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "run_parts_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"cursor" jsonb,
	"result" jsonb,
	"file_id" uuid,
	"holder" uuid,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "run_parts" ADD CONSTRAINT "run_parts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_owner_id_id_index" ON "runs" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_open" ON "runs" USING btree ("owner_id","kind") WHERE status in ('queued', 'process');--> statement-breakpoint
CREATE INDEX "runs_due_index" ON "runs" USING btree ("lease_until") WHERE status in ('queued', 'process');--> statement-breakpoint
CREATE INDEX "runs_file_id_index" ON "runs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "runs_finished_at_index" ON "runs" USING btree ("finished_at");