CREATE TABLE "course_ratings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"month_id" bigint NOT NULL,
	"rating" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_ratings_range" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_month_id_programme_months_id_fk" FOREIGN KEY ("month_id") REFERENCES "public"."programme_months"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_ratings_user_id_month_id_index" ON "course_ratings" USING btree ("user_id","month_id");--> statement-breakpoint
CREATE INDEX "course_ratings_month_id_index" ON "course_ratings" USING btree ("month_id");