CREATE TABLE "signal_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"silent_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_stops" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"pharmacy_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_stops_position" CHECK ("visit_stops"."position" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "signal_answers" ADD CONSTRAINT "signal_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_answers" ADD CONSTRAINT "signal_answers_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_answers_user_id_silent_until_index" ON "signal_answers" USING btree ("user_id","silent_until");--> statement-breakpoint
CREATE INDEX "signal_answers_person_id_index" ON "signal_answers" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_stops_user_id_day_pharmacy_id_index" ON "visit_stops" USING btree ("user_id","day","pharmacy_id");--> statement-breakpoint
CREATE INDEX "visit_stops_pharmacy_id_index" ON "visit_stops" USING btree ("pharmacy_id");