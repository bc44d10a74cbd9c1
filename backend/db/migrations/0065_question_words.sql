CREATE TABLE "question_words" (
	"revision_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"folded" text NOT NULL,
	"stems" tsvector NOT NULL,
	CONSTRAINT "question_words_revision_id_place_pk" PRIMARY KEY("revision_id","place")
);
--> statement-breakpoint
ALTER TABLE "question_words" ADD CONSTRAINT "question_words_revision_id_test_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."test_revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_words_folded_index" ON "question_words" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_words_stems_index" ON "question_words" USING gin ("stems");--> statement-breakpoint
CREATE FUNCTION question_words_of(content jsonb) RETURNS TABLE (place integer, folded text, stems tsvector)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT asked.place::integer, fold_letters(said.words), to_tsvector('russian', search_fold(said.words))
  FROM jsonb_array_elements(content -> 'questions') WITH ORDINALITY asked (question, place),
    LATERAL (
      SELECT (question ->> 'text') || ' ' || coalesce(string_agg(answer ->> 'text', ' '), '') AS words
      FROM jsonb_array_elements(question -> 'options') answer
    ) said
$$;
--> statement-breakpoint
CREATE FUNCTION keep_question_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM question_words WHERE revision_id = NEW.id;
  IF NEW.state <> 'retired' THEN
    INSERT INTO question_words SELECT NEW.id, words.* FROM question_words_of(NEW.content) words;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER test_revisions_words AFTER INSERT OR UPDATE OF state, content ON test_revisions FOR EACH ROW
  EXECUTE FUNCTION keep_question_words();
--> statement-breakpoint
INSERT INTO question_words
SELECT version.id, words.* FROM test_revisions version, question_words_of(version.content) words
WHERE version.state <> 'retired';
