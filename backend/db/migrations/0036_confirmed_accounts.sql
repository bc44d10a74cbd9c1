ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pharmacy_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pharmacy_confirmed_by_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pharmacy_confirmed_by_id_users_id_fk" FOREIGN KEY ("pharmacy_confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_created_at_index" ON "ledger_entries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attempts_submitted_at_index" ON "attempts" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "users_pharmacy_confirmed_by_id_index" ON "users" USING btree ("pharmacy_confirmed_by_id");--> statement-breakpoint
-- Who opened a link sent to their address has proved it: an e-mail changed by link, a password set by link. The others
-- have not. No letter reaches the reserved domain of the demo world, so its people are confirmed too.
UPDATE "users" SET "email_confirmed_at" = "proof"."at" FROM (
  SELECT "subject_id", max("created_at") AS "at" FROM "audit"
  WHERE "action" IN ('user.email-changed', 'user.password-reset') AND "subject_type" = 'user' GROUP BY "subject_id"
) AS "proof"
WHERE "users"."id"::text = "proof"."subject_id" AND "users"."erased_at" IS NULL;--> statement-breakpoint
UPDATE "users" SET "email_confirmed_at" = "created_at"
WHERE "email" LIKE '%@portal.example' AND "email_confirmed_at" IS NULL;
