-- An article or a video is one thing, as itself and as a learning item: likes of its learning item become likes of it.
-- Where a person left both, the newer one stays: rows know when they were made, so the time is that of the first press.
UPDATE ratings AS kept SET rating = CASE WHEN old.rating > 0 THEN 5 ELSE 0 END, created_at = old.created_at
FROM ratings AS old JOIN learning_items AS item ON item.id = old.rateable_id
WHERE old.rateable_type = 'learning' AND kept.rateable_type = 'article' AND kept.rateable_id = item.article_id
  AND kept.user_id = old.user_id AND (old.created_at, old.id) > (kept.created_at, kept.id);
--> statement-breakpoint
DELETE FROM ratings AS old USING learning_items AS item, ratings AS kept
WHERE old.rateable_type = 'learning' AND item.id = old.rateable_id
  AND kept.rateable_type = 'article' AND kept.rateable_id = item.article_id AND kept.user_id = old.user_id;
--> statement-breakpoint
-- the rest keep their ids: pages that are open name them when a like is taken back
UPDATE ratings AS old
SET rateable_type = 'article', rateable_id = item.article_id, rating = CASE WHEN old.rating > 0 THEN 5 ELSE 0 END
FROM learning_items AS item
WHERE old.rateable_type = 'learning' AND item.id = old.rateable_id AND item.article_id IS NOT NULL;
