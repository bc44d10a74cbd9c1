ALTER TABLE "notifications" ADD COLUMN "question_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_id_faq_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_question_id_index" ON "notifications" USING btree ("question_id");--> statement-breakpoint
-- what was told before says its question in its link alone
UPDATE "notifications" SET "question_id" = "faq_questions"."id" FROM "faq_questions"
WHERE "kind" LIKE 'question-%' AND "data" ->> 'link' LIKE '%#question-' || "faq_questions"."id";--> statement-breakpoint
-- words of questions that are gone already
DELETE FROM "notifications" WHERE "kind" LIKE 'question-%' AND "question_id" IS NULL AND "data" ->> 'link' LIKE '%#question-%';
