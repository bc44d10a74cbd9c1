CREATE TABLE "import_rows" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"action" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key" text,
	"target_id" text,
	"is_new" boolean DEFAULT false NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"applied_at" timestamp (3) with time zone,
	"undone" text,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"author_id" bigint,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"format" jsonb NOT NULL,
	"head_row" integer NOT NULL,
	"headings" jsonb NOT NULL,
	"samples" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"total" integer NOT NULL,
	"counts" jsonb,
	"run_id" bigint,
	"protocol_run_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "runs_one_open";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "input" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_protocol_run_id_runs_id_fk" FOREIGN KEY ("protocol_run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_import_id_action_row_index" ON "import_rows" USING btree ("import_id","action","row");--> statement-breakpoint
CREATE INDEX "import_rows_import_id_key_index" ON "import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "imports_kind_id_index" ON "imports" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "imports_author_id_index" ON "imports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "imports_file_id_index" ON "imports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "imports_run_id_index" ON "imports" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "imports_protocol_run_id_index" ON "imports" USING btree ("protocol_run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_working" ON "imports" USING btree ("kind") WHERE state in ('checking', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "glossary_words_folded_index" ON "glossary_words" USING btree (fold_letters(name));--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_open" ON "runs" USING btree ("owner_id","kind","subject") WHERE status in ('queued', 'process');