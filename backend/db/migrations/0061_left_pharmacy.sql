ALTER TABLE "users" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "left_by_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_left_by_id_users_id_fk" FOREIGN KEY ("left_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_left_by_id_index" ON "users" USING btree ("left_by_id");