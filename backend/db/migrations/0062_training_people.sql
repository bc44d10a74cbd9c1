CREATE TABLE "training_quota_seats" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"quota_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_quotas" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"training_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"chain_id" bigint,
	"area_id" bigint,
	"code" text,
	"seats" integer NOT NULL,
	"until" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"author_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_quotas_seats" CHECK (seats between 1 and 10000),
	CONSTRAINT "training_quotas_whose" CHECK ((kind = 'chain') = (chain_id is not null) and (kind = 'area') = (area_id is not null)
        and (kind = 'link') = (code is not null))
);
--> statement-breakpoint
CREATE TABLE "leader_absences" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"leader_id" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leader_absences_days" CHECK (last_day >= first_day)
);
--> statement-breakpoint
CREATE TABLE "training_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"training_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"people" integer NOT NULL,
	"guests" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_registrations" ADD COLUMN "line_source" text;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD COLUMN "line_recorded_by_id" bigint;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD COLUMN "visit_marked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD COLUMN "cancelled_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_quota_seats" ADD CONSTRAINT "training_quota_seats_registration_id_training_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."training_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_quota_seats" ADD CONSTRAINT "training_quota_seats_quota_id_training_quotas_id_fk" FOREIGN KEY ("quota_id") REFERENCES "public"."training_quotas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_quotas" ADD CONSTRAINT "training_quotas_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_quotas" ADD CONSTRAINT "training_quotas_chain_id_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_quotas" ADD CONSTRAINT "training_quotas_area_id_sectors_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_quotas" ADD CONSTRAINT "training_quotas_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leader_absences" ADD CONSTRAINT "leader_absences_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leader_absences" ADD CONSTRAINT "leader_absences_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_messages" ADD CONSTRAINT "training_messages_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_messages" ADD CONSTRAINT "training_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_quota_seats_quota_id_index" ON "training_quota_seats" USING btree ("quota_id");--> statement-breakpoint
CREATE INDEX "training_quotas_training_id_index" ON "training_quotas" USING btree ("training_id");--> statement-breakpoint
CREATE INDEX "training_quotas_chain_id_index" ON "training_quotas" USING btree ("chain_id");--> statement-breakpoint
CREATE INDEX "training_quotas_area_id_index" ON "training_quotas" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "training_quotas_author_id_index" ON "training_quotas" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_quotas_code_index" ON "training_quotas" USING btree ("code");--> statement-breakpoint
CREATE INDEX "training_quotas_open_index" ON "training_quotas" USING btree ("until") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "leader_absences_leader_id_last_day_index" ON "leader_absences" USING btree ("leader_id","last_day");--> statement-breakpoint
CREATE INDEX "leader_absences_author_id_index" ON "leader_absences" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "training_messages_of_training_index" ON "training_messages" USING btree ("training_id","id");--> statement-breakpoint
CREATE INDEX "training_messages_author_id_index" ON "training_messages" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_line_recorded_by_id_users_id_fk" FOREIGN KEY ("line_recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_registrations_line_recorded_by_id_index" ON "training_registrations" USING btree ("line_recorded_by_id");--> statement-breakpoint
UPDATE "training_registrations" SET "visit_marked_at" = "updated_at" WHERE "visited_at" IS NOT NULL;