ALTER TABLE "imports" ADD COLUMN "training_id" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_training_id_index" ON "imports" USING btree ("training_id");