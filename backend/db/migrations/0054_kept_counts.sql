CREATE TABLE "article_counts" (
	"kind" text NOT NULL,
	"mark_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_counts_kind_mark_id_category_id_pk" PRIMARY KEY("kind","mark_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "learning_counts" (
	"type" text NOT NULL,
	"mark_id" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "learning_counts_type_mark_id_pk" PRIMARY KEY("type","mark_id")
);
--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_counts" ADD CONSTRAINT "learning_counts_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_counts_mark_id_index" ON "article_counts" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "learning_counts_mark_id_index" ON "learning_counts" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "learning_items_dated_index" ON "learning_items" USING btree ("id") WHERE start_date is not null or end_date is not null;