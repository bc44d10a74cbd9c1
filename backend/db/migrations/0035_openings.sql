CREATE TABLE "learning_openings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"counted_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "multiple_choice_scoring" text DEFAULT 'right-minus-wrong' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_openings" ADD CONSTRAINT "learning_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_openings" ADD CONSTRAINT "learning_openings_item_id_learning_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."learning_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_openings_open_index" ON "learning_openings" USING btree ("user_id","item_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "learning_openings_user_id_counted_until_index" ON "learning_openings" USING btree ("user_id","counted_until");--> statement-breakpoint
CREATE INDEX "learning_openings_item_id_finished_at_index" ON "learning_openings" USING btree ("item_id","finished_at");--> statement-breakpoint
-- what is under way was opened when it was begun: nobody has to open it again
INSERT INTO "learning_openings" ("user_id", "item_id", "opened_at")
SELECT "user_id", "item_id", "started_at" FROM "learning_progress" WHERE "finished_at" IS NULL AND "repeat_at" IS NULL;
