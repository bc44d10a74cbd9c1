ALTER TABLE "deliveries" ALTER COLUMN "notification_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "question_id" bigint;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sender_id" bigint;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "outside" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_question_id_faq_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_question_id_index" ON "deliveries" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "deliveries_sender_id_index" ON "deliveries" USING btree ("sender_id");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_subject" CHECK (num_nonnulls(notification_id, question_id) = 1 and num_nonnulls(question_id, sender_id, outside) in (0, 3));