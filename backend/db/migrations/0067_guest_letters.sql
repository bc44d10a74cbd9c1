ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_one_subject";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "registration_id" bigint;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "not_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_registration_id_training_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."training_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_registration_id_key_index" ON "deliveries" USING btree ("registration_id","key");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls(notification_id, question_id, registration_id) = 1
        and num_nonnulls(question_id, sender_id, outside) in (0, 3) and num_nonnulls(registration_id, words) in (0, 2));