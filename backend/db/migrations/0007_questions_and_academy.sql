CREATE TABLE "course_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"course_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"image" jsonb,
	"article_id" bigint,
	"test_id" bigint,
	CONSTRAINT "course_steps_one_subject" CHECK (num_nonnulls(article_id, test_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"mark_id" bigint NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"status" text DEFAULT 'on_moderation' NOT NULL,
	"points_count" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"moderator_id" bigint,
	"moderated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"full_description" text DEFAULT '' NOT NULL,
	"additional_description" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"place" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"asker_id" bigint NOT NULL,
	"recipient_id" bigint,
	"text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answerer_id" bigint,
	"answered_at" timestamp (3) with time zone,
	"due_day" date NOT NULL,
	"redirected_to" text,
	"redirected_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_steps" ADD CONSTRAINT "course_steps_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_profiles" ADD CONSTRAINT "expert_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_questions" ADD CONSTRAINT "faq_questions_answerer_id_users_id_fk" FOREIGN KEY ("answerer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_steps_course_id_slug_index" ON "course_steps" USING btree ("course_id","slug");--> statement-breakpoint
CREATE INDEX "course_steps_article_id_index" ON "course_steps" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "course_steps_test_id_index" ON "course_steps" USING btree ("test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_index" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "reviews_user_id_created_at_index" ON "reviews" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_status_created_at_index" ON "reviews" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_mark_id_index" ON "reviews" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "reviews_moderator_id_index" ON "reviews" USING btree ("moderator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_link_once" ON "reviews" USING btree ("user_id",lower(link));--> statement-breakpoint
CREATE INDEX "notifications_user_id_id_index" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_read_at_index" ON "notifications" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "faq_questions_asker_id_created_at_index" ON "faq_questions" USING btree ("asker_id","created_at");--> statement-breakpoint
CREATE INDEX "faq_questions_recipient_id_answered_at_index" ON "faq_questions" USING btree ("recipient_id","answered_at");--> statement-breakpoint
CREATE INDEX "faq_questions_answerer_id_index" ON "faq_questions" USING btree ("answerer_id");--> statement-breakpoint
CREATE INDEX "faq_questions_answered_at_index" ON "faq_questions" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "faq_questions_text_index" ON "faq_questions" USING gin (translate(lower(text || ' ' || coalesce(answer, '')), 'ё', 'е') gin_trgm_ops);