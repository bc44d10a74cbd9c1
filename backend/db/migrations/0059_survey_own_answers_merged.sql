ALTER TABLE "survey_own_answers" ADD COLUMN "merged_into_id" bigint;--> statement-breakpoint
ALTER TABLE "survey_own_answers" ADD CONSTRAINT "survey_own_answers_merged_into_id_survey_own_answers_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."survey_own_answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_own_answers_merged_into_id_index" ON "survey_own_answers" USING btree ("merged_into_id");--> statement-breakpoint
ALTER TABLE "survey_own_answers" ADD CONSTRAINT "survey_own_answers_merged_once" CHECK (num_nonnulls(merged_option_id, merged_into_id) <= 1);--> statement-breakpoint
ALTER TABLE "survey_own_answers" ADD CONSTRAINT "survey_own_answers_not_itself" CHECK (merged_into_id <> id);