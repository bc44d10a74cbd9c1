-- A list promises what a plain test really pays: the best its options give.
UPDATE tests SET count_points = best.points FROM (
  SELECT test_id, sum(paid)::integer AS points FROM (
    SELECT q.test_id, CASE WHEN q.type = 'single_choice' THEN max(o.count_points) ELSE sum(o.count_points) END AS paid
    FROM questions q JOIN options o ON o.question_id = q.id AND o.is_right GROUP BY q.id
  ) asked GROUP BY test_id
) best
WHERE best.test_id = tests.id AND available_errors_count = 0 AND count_points <> best.points;
--> statement-breakpoint
-- Every test there is becomes its first version; ids of questions and options stay, answers name them.
INSERT INTO test_revisions (test_id, number, state, content, created_at, published_at)
SELECT t.id, 1,
  CASE WHEN t.is_published OR EXISTS (SELECT 1 FROM attempts WHERE test_id = t.id) THEN 'published' ELSE 'draft' END,
  jsonb_build_object(
    'title', t.title, 'description', t.description, 'image', t.image, 'countPoints', t.count_points,
    'availableErrorsCount', t.available_errors_count, 'pointsMultiplier', t.points_multiplier,
    'multipleChoiceScoring', t.multiple_choice_scoring, 'questions', coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'id', q.id::text, 'text', q.text, 'type', q.type, 'image', q.image, 'explanation', '', 'articleId', NULL,
        'options', coalesce((
          SELECT jsonb_agg(jsonb_build_object(
            'id', o.id::text, 'text', o.text, 'image', o.image, 'isRight', o.is_right,
            'countPoints', o.count_points, 'explanation', '') ORDER BY o.position, o.id)
          FROM options o WHERE o.question_id = q.id), '[]')) ORDER BY q.position, q.id)
      FROM questions q WHERE q.test_id = t.id), '[]')),
  t.created_at, t.published_at
FROM tests t;
--> statement-breakpoint
UPDATE attempts SET revision_id = test_revisions.id FROM test_revisions
WHERE test_revisions.test_id = attempts.test_id;
--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "revision_id" SET NOT NULL;--> statement-breakpoint
DROP TABLE "options";--> statement-breakpoint
DROP TABLE "questions";--> statement-breakpoint
-- What was published is never written again: people are scored by it.
CREATE TRIGGER test_revisions_kept BEFORE UPDATE ON test_revisions FOR EACH ROW
  WHEN (OLD.state <> 'draft' AND (OLD.test_id, OLD.number, OLD.content) IS DISTINCT FROM (NEW.test_id, NEW.number, NEW.content))
  EXECUTE FUNCTION refuse_change();
