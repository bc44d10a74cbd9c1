CREATE TABLE "training_registrations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"training_id" bigint NOT NULL,
	"user_id" bigint,
	"guest" jsonb,
	"guest_email_hash" text,
	"guest_phone_hash" text,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"not_later_hours" integer,
	"recorded_by_id" bigint,
	"statement_at" timestamp (3) with time zone,
	"visited_at" timestamp (3) with time zone,
	"visited_by_id" bigint,
	"visit_source" text,
	"visit_id" uuid,
	"check_in_code" text NOT NULL,
	"join_url" text,
	"join_state" text DEFAULT 'none' NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by_id" bigint,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_registrations_one_person" CHECK (num_nonnulls(user_id, guest) <= 1),
	CONSTRAINT "training_registrations_visit" CHECK (visited_at is null or state = 'registered')
);
--> statement-breakpoint
CREATE TABLE "training_topics" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mark_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic_id" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"local_day" date NOT NULL,
	"local_from" text NOT NULL,
	"local_to" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"city_id" bigint,
	"address" text,
	"capacity" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"leader_id" bigint,
	"author_id" bigint NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"mts_event_id" text,
	"recording_url" text,
	"version" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by_id" bigint,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trainings_span" CHECK (ends_at > starts_at and ends_at <= starts_at + interval '12 hours'),
	CONSTRAINT "trainings_taken" CHECK (taken >= 0 and (capacity is null or taken <= capacity)),
	CONSTRAINT "trainings_capacity" CHECK (capacity is null or capacity between 1 and 10000),
	CONSTRAINT "trainings_place" CHECK ((type = 'offline') = (city_id is not null and address is not null)),
	CONSTRAINT "trainings_limit" CHECK (type = 'webinar' or capacity is not null)
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "time_zone" text DEFAULT 'Europe/Moscow' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_visited_by_id_users_id_fk" FOREIGN KEY ("visited_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_registrations" ADD CONSTRAINT "training_registrations_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_topics" ADD CONSTRAINT "training_topics_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_topics" ADD CONSTRAINT "training_topics_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_topic_id_training_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."training_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_cancelled_by_id_users_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_registrations_one_active_index" ON "training_registrations" USING btree ("training_id","user_id") WHERE state in ('registered', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "training_registrations_one_email_index" ON "training_registrations" USING btree ("training_id","guest_email_hash") WHERE state in ('registered', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "training_registrations_one_phone_index" ON "training_registrations" USING btree ("training_id","guest_phone_hash") WHERE state in ('registered', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "training_registrations_visit_id_index" ON "training_registrations" USING btree ("visit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_registrations_check_in_code_index" ON "training_registrations" USING btree ("check_in_code");--> statement-breakpoint
CREATE INDEX "training_registrations_line_index" ON "training_registrations" USING btree ("training_id","state","since","id");--> statement-breakpoint
CREATE INDEX "training_registrations_user_id_state_index" ON "training_registrations" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "training_registrations_recorded_by_id_index" ON "training_registrations" USING btree ("recorded_by_id");--> statement-breakpoint
CREATE INDEX "training_registrations_visited_by_id_index" ON "training_registrations" USING btree ("visited_by_id");--> statement-breakpoint
CREATE INDEX "training_registrations_cancelled_by_id_index" ON "training_registrations" USING btree ("cancelled_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_topics_name_index" ON "training_topics" USING btree ("mark_id",fold_letters(name)) WHERE not is_archived;--> statement-breakpoint
CREATE INDEX "training_topics_mark_id_index" ON "training_topics" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "training_topics_created_by_id_index" ON "training_topics" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "training_topics_name_sort_index" ON "training_topics" USING btree (name collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "training_topics_folded_index" ON "training_topics" USING gin (fold_letters(name) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_same_slot_index" ON "trainings" USING btree ("topic_id","starts_at",coalesce(city_id, 0),fold_letters(coalesce(address, ''))) WHERE status = 'planned';--> statement-breakpoint
CREATE INDEX "trainings_starts_at_index" ON "trainings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "trainings_topic_id_starts_at_index" ON "trainings" USING btree ("topic_id","starts_at");--> statement-breakpoint
CREATE INDEX "trainings_city_id_starts_at_index" ON "trainings" USING btree ("city_id","starts_at");--> statement-breakpoint
CREATE INDEX "trainings_leader_id_starts_at_index" ON "trainings" USING btree ("leader_id","starts_at");--> statement-breakpoint
CREATE INDEX "trainings_author_id_index" ON "trainings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "trainings_cancelled_by_id_index" ON "trainings" USING btree ("cancelled_by_id");--> statement-breakpoint
-- The clock of each city by its region, as `lib/domain/trainings/zones` has it; cities that differ from their region
-- are set by hand or by an import.
UPDATE "cities" SET "time_zone" = "known"."zone"
FROM "regions", (VALUES
  ('Europe/Kaliningrad', 'Калининградск'),
  ('Europe/Samara', 'Самарск|Удмурт|Астраханск|Саратовск|Ульяновск'),
  ('Asia/Yekaterinburg', 'Башкортостан|Пермск|Курганск|Оренбургск|Свердловск|Тюменск|Ханты-Мансийск|Ямало-Ненецк|Челябинск'),
  ('Asia/Omsk', 'Омск'),
  ('Asia/Krasnoyarsk', 'Алтай|Новосибирск|Томск|Кемеровск|Красноярск|Тыва|Тува|Хакас'),
  ('Asia/Irkutsk', 'Иркутск|Бурят'),
  ('Asia/Yakutsk', 'Забайкальск|Амурск|Якут'),
  ('Asia/Vladivostok', 'Приморск|Хабаровск|Еврейск'),
  ('Asia/Magadan', 'Магаданск|Сахалинск'),
  ('Asia/Kamchatka', 'Камчатск|Чукотск')
) AS "known"("zone", "words")
WHERE "regions"."id" = "cities"."region_id" AND "regions"."name" ~ ('(^|[ (])(' || "known"."words" || ')');
