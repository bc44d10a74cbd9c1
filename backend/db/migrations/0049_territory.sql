ALTER TABLE "balances" ADD COLUMN "earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_last_seen_index" ON "users" USING btree (last_activity_at desc nulls last,"id" DESC NULLS LAST);--> statement-breakpoint
-- what the ledger says of everybody so far
UPDATE "balances" SET "earned" = "sums"."earned", "spent" = "sums"."spent" FROM (
	SELECT "user_id", "mark_id",
		coalesce(sum("amount") FILTER (WHERE "kind" NOT IN ('transfer-in', 'transfer-out', 'order', 'order-cancel')), 0)::int AS "earned",
		coalesce(-sum("amount") FILTER (WHERE "kind" IN ('order', 'order-cancel')), 0)::int AS "spent"
	FROM "ledger_entries" GROUP BY "user_id", "mark_id"
) "sums" WHERE "sums"."user_id" = "balances"."user_id" AND "sums"."mark_id" = "balances"."mark_id";
