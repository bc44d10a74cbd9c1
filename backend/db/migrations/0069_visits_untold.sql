DROP INDEX "training_registrations_untold_index";--> statement-breakpoint
CREATE INDEX "training_registrations_untold_index" ON "training_registrations" USING btree ("id") WHERE visited_at is not null and user_id is not null and visit_told_at is null;--> statement-breakpoint
-- of these the answers of the calls that marked them have told
UPDATE "training_registrations" SET "visit_told_at" = "visit_marked_at" WHERE "visit_source" <> 'import' AND "visited_at" IS NOT NULL AND "visit_told_at" IS NULL;
