-- the last word on a line of the radar stays
DELETE FROM "signal_answers" older USING "signal_answers" newer
WHERE newer."user_id" = older."user_id" AND newer."person_id" = older."person_id" AND newer."kind" = older."kind"
  AND newer."id" > older."id";--> statement-breakpoint
CREATE UNIQUE INDEX "signal_answers_user_id_person_id_kind_index" ON "signal_answers" USING btree ("user_id","person_id","kind");