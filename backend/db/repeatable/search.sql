-- What is found reads as sentences: a heading, a line of a list or a field without a mark at its end gets a full stop
-- before what follows. As `sentences` of lib/format/plain-text.ts; \x1f stands where a block ended.
CREATE OR REPLACE FUNCTION search_sentences(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(given, E'^[\\s\x1f]+|[\\s\x1f]+$', '', 'g'),
    E'([^\\s.!?…:;,\x1f])\\s*\x1f[\\s\x1f]*', '\1. ', 'g'), E'[\\s\x1f]+', ' ', 'g')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_plain(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT search_sentences(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(regexp_replace(coalesce(given, ''),
        '</(p|li|h[1-6]|dd|dt)>', E'\x1f', 'g'), '</(td|th)>|<br ?/?>', ' ', 'g'), '<[^>]*>', '', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(fold_letters(coalesce(given, '')), '[^a-zа-я0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW search_sources AS
SELECT 'articles' AS source, a.id AS model_id,
  CASE
    WHEN a.kind = 'article' THEN 'article'
    WHEN m.slug = 'proexpert' OR EXISTS (
      SELECT 1 FROM article_categories l JOIN categories c ON c.id = l.category_id
      WHERE l.article_id = a.id AND c.slug IN ('webinars', 'doctor-webinars', 'online-congress')) THEN 'webinar'
    ELSE 'video'
  END AS type,
  a.mark_id, a.slug, a.title,
  concat_ws(' ', a.subtitle, m.name) AS keywords,
  search_sentences(concat_ws(E'\x1f', a.description, search_plain(a.content))) AS body,
  a.preview AS image, a.need_erid, a.erid_token, a.erid_source,
  greatest(a.published_at, a.start_date) AS visible_from, a.end_date AS visible_until
FROM articles a JOIN marks m ON m.id = a.mark_id
WHERE a.status = 1 AND a.published_at IS NOT NULL AND (a.kind = 'article' OR a.view_available)
  AND a.programme_month_id IS NULL
UNION ALL
SELECT 'products', p.id, 'product', p.mark_id, p.slug, p.name,
  concat_ws(' ', p.vendor_code, p.size, m.name,
    (SELECT string_agg(component, ' ') FROM jsonb_array_elements_text(p.active_components) component),
    (SELECT string_agg(e.title, ' ') FROM product_filter_links l
     JOIN product_filter_entries e ON e.id = l.entry_id WHERE l.product_id = p.id)),
  search_sentences(concat_ws(E'\x1f', p.short_description, search_plain(p.full_description), search_plain(p.features),
    p.counsel, search_plain(p.result), search_plain(p.application_method), search_plain(p.composition))),
  p.images -> 'preview' -> 0, p.need_erid, p.erid_token, p.erid_source, p.published_at, NULL
FROM products p JOIN marks m ON m.id = p.mark_id
WHERE p.status = 'active' AND p.published_at IS NOT NULL
UNION ALL
SELECT 'glossary_words', w.id, 'glossary_word', w.mark_id, w.slug, w.name,
  (SELECT string_agg(synonym, ' ') FROM jsonb_array_elements_text(w.synonyms) synonym),
  search_plain(w.description), NULL, false, NULL, NULL, w.published_at, NULL
FROM glossary_words w
WHERE w.status = 'active' AND w.published_at IS NOT NULL
UNION ALL
SELECT 'modules', o.id, 'interactive_module', o.mark_id, o.slug, o.title, m.name, o.description,
  o.image, o.need_erid, o.erid_token, o.erid_source, o.published_at, NULL
FROM modules o JOIN marks m ON m.id = o.mark_id
WHERE o.status = 'published' AND o.published_at IS NOT NULL
UNION ALL
SELECT 'tests', t.id, CASE WHEN t.available_errors_count > 0 THEN 'express-training' ELSE 'test' END,
  t.mark_id, '', t.title, m.name, t.description, t.image, false, NULL, NULL,
  -- a test without a day has always been there
  coalesce(greatest(t.published_at, t.start_date), 'epoch'), t.end_date
FROM tests t JOIN marks m ON m.id = t.mark_id
WHERE t.is_published AND NOT t.is_hidden AND NOT t.is_archived AND t.programme_month_id IS NULL
UNION ALL
SELECT 'surveys', v.id, 'survey', v.mark_id, v.slug, v.title, concat_ws(' ', 'опрос', m.name), v.description, v.image,
  false, NULL, NULL, coalesce(greatest(v.published_at, v.start_date), 'epoch'), v.end_date
FROM surveys v JOIN marks m ON m.id = v.mark_id
WHERE v.is_published AND NOT v.is_hidden AND NOT v.is_archived
UNION ALL
SELECT 'pages', g.id, 'page', g.mark_id, g.slug, g.title, m.name,
  search_sentences(concat_ws(E'\x1f', g.description, search_plain(g.content))), g.image, g.need_erid, g.erid_token, g.erid_source,
  g.published_at, NULL
FROM pages g JOIN marks m ON m.id = g.mark_id
WHERE g.status = 'published' AND g.published_at IS NOT NULL
UNION ALL
SELECT 'faq_questions', q.id, 'question', NULL::bigint, '', q.text, NULL, q.answer, NULL, false, NULL, NULL,
  q.answered_at, NULL
FROM faq_questions q
WHERE q.answerer_id IS NOT NULL AND q.answered_at IS NOT NULL AND q.is_active AND NOT q.is_hidden
UNION ALL
SELECT 'users', u.id, 'expert', NULL::bigint, '', trim(u.full_name), e.position,
  search_sentences(concat_ws(E'\x1f', e.short_description, search_plain(e.full_description),
    search_plain(e.additional_description))),
  e.image, false, NULL, NULL, 'epoch', NULL
FROM users u JOIN expert_profiles e ON e.user_id = u.id
WHERE u.erased_at IS NULL AND NOT u.is_archived AND EXISTS (
  SELECT 1 FROM user_roles l JOIN roles r ON r.id = l.role_id
  WHERE l.user_id = u.id AND r.name IN ('expert', 'trainer'))
UNION ALL
-- whether the catalogue is open, and to whom, is asked when they are looked for
SELECT 'gifts', i.id, 'gift', i.mark_id, i.slug, i.name, concat_ws(' ', 'подарок', i.size, m.name),
  search_sentences(concat_ws(E'\x1f', i.short_description, search_plain(i.full_description))),
  i.preview, false, NULL, NULL, 'epoch', NULL
FROM gifts i JOIN marks m ON m.id = i.mark_id
WHERE i.is_visible
UNION ALL
-- a topic is found until the last of its dates begins, by the cities of its dates too
SELECT 'training_topics', t.id, 'training', t.mark_id, '', t.name,
  concat_ws(' ', 'тренинг', dates.kinds, dates.cities, m.name), t.description, t.image, false, NULL, NULL, 'epoch',
  dates.last
FROM training_topics t JOIN marks m ON m.id = t.mark_id
CROSS JOIN LATERAL (
  SELECT max(d.starts_at) AS last, string_agg(DISTINCT c.name, ' ') AS cities,
    string_agg(DISTINCT CASE d.type WHEN 'webinar' THEN 'вебинар' END, ' ') AS kinds
  FROM trainings d LEFT JOIN cities c ON c.id = d.city_id
  WHERE d.topic_id = t.id AND d.status = 'planned') dates
WHERE NOT t.is_archived AND dates.last IS NOT NULL;
--> statement-breakpoint
-- The rows as they are kept: title before keywords before the text.
CREATE OR REPLACE VIEW search_rows AS
SELECT s.source, s.model_id, s.type, s.mark_id, s.slug, s.title, left(s.body, 20000) AS body, s.image, s.need_erid,
  s.erid_token, s.erid_source, s.visible_from, s.visible_until, search_fold(s.title) AS folded_title,
  setweight(to_tsvector('russian', search_fold(s.title)), 'A')
    || setweight(to_tsvector('russian', search_fold(s.keywords)), 'B')
    || setweight(to_tsvector('russian', search_fold(left(s.body, 100000))), 'D') AS words,
  search_fold(concat_ws(' ', s.title, s.keywords, left(s.body, 100000))) AS folded
FROM search_sources s;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_refresh(asked_source text, asked_id bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE found search_rows%ROWTYPE;
BEGIN
  SELECT * INTO found FROM search_rows WHERE source = asked_source AND model_id = asked_id;
  IF found.model_id IS NULL THEN
    DELETE FROM search_documents WHERE source = asked_source AND model_id = asked_id;
    RETURN;
  END IF;
  INSERT INTO search_documents (source, model_id, type, mark_id, slug, title, body, image, need_erid, erid_token,
    erid_source, visible_from, visible_until, folded_title, words)
  VALUES (found.source, found.model_id, found.type, found.mark_id, found.slug, found.title, found.body, found.image,
    found.need_erid, found.erid_token, found.erid_source, found.visible_from, found.visible_until,
    found.folded_title, found.words)
  ON CONFLICT (source, model_id) DO UPDATE SET
    type = excluded.type, mark_id = excluded.mark_id, slug = excluded.slug, title = excluded.title,
    body = excluded.body, image = excluded.image, need_erid = excluded.need_erid, erid_token = excluded.erid_token,
    erid_source = excluded.erid_source, visible_from = excluded.visible_from, visible_until = excluded.visible_until,
    folded_title = excluded.folded_title, words = excluded.words;
  -- in one order, so that two authors who save at once don't wait for each other's words crosswise
  INSERT INTO search_words
  SELECT DISTINCT word FROM unnest(string_to_array(found.folded, ' ')) word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$' ORDER BY word
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- Everything anew: after a restore by hand, a renamed mark, or a change of the view.
CREATE OR REPLACE FUNCTION search_rebuild() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE made bigint;
BEGIN
  DELETE FROM search_documents;
  DELETE FROM search_words;
  PERFORM search_refresh(source, model_id) FROM search_sources;
  SELECT count(*) INTO made FROM search_documents;
  RETURN made;
END $$;
--> statement-breakpoint
-- Takes away words that are in no document any more; all of them are looked through, or those that are given.
CREATE OR REPLACE FUNCTION search_forget(asked text[] DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE gone bigint;
BEGIN
  DELETE FROM search_words w
  WHERE (asked IS NULL OR w.word = ANY (asked)) AND NOT EXISTS (
    SELECT 1 FROM search_documents d WHERE d.words @@ websearch_to_tsquery('russian', w.word));
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
--> statement-breakpoint
-- Words of another length are no slips of this one, and need not be compared.
CREATE OR REPLACE FUNCTION search_near_words(asked text, most int) RETURNS TABLE (word text) LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = '0.25' AS $$
  SELECT w.word FROM search_words w
  WHERE w.word % asked AND length(w.word) BETWEEN length(asked) - 3 AND length(asked) + 3
  ORDER BY similarity(w.word, asked) DESC, w.word LIMIT most
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_near_titles(asked text, most int) RETURNS TABLE (id bigint, nearness real) LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = '0.35' AS $$
  SELECT d.id, word_similarity(asked, d.folded_title) AS nearness FROM search_documents d
  WHERE asked <% d.folded_title ORDER BY nearness DESC, d.id DESC LIMIT most
$$;
--> statement-breakpoint
-- TG_ARGV: the source, and the column with its id.
CREATE OR REPLACE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE key bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO key USING OLD;
  ELSE
    EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO key USING NEW;
  END IF;
  PERFORM search_refresh(TG_ARGV[0], key);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A product with ten links is read anew once, not ten times.
CREATE OR REPLACE FUNCTION search_follow_many() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT search_refresh(%L, id) FROM (SELECT DISTINCT %I AS id FROM changed ORDER BY id) AS many',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER surveys_search AFTER INSERT OR UPDATE OR DELETE ON surveys
  FOR EACH ROW EXECUTE FUNCTION search_follow('surveys', 'id');
--> statement-breakpoint
-- What is kept follows the view and the functions above.
SELECT search_rebuild();
