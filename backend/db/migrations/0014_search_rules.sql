-- As `foldText` of lib/domain/search-query.ts: small letters, ё as е, words alone.
CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(translate(lower(coalesce(given, '')), 'ё', 'е'), '[^a-zа-я0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The words of sanitised HTML, as `plainText` of lib/format has them.
CREATE FUNCTION search_plain(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(coalesce(given, ''), '</(p|li|h[1-6]|td|th|dd|dt)>|<br ?/?>', ' ', 'g'), '<[^>]*>', '', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- What is searched and who may open it, said once: drafts, hidden and archived things are no rows of it.
CREATE VIEW search_sources AS
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
  concat_ws(' ', a.description, search_plain(a.content)) AS body,
  a.preview AS image, a.need_erid, a.erid_token, a.erid_source,
  greatest(a.published_at, a.start_date) AS visible_from, a.end_date AS visible_until
FROM articles a JOIN marks m ON m.id = a.mark_id
WHERE a.status = 1 AND a.published_at IS NOT NULL AND (a.kind = 'article' OR a.view_available)
UNION ALL
SELECT 'products', p.id, 'product', p.mark_id, p.slug, p.name,
  concat_ws(' ', p.vendor_code, p.size, m.name,
    (SELECT string_agg(component, ' ') FROM jsonb_array_elements_text(p.active_components) component),
    (SELECT string_agg(e.title, ' ') FROM product_filter_links l
     JOIN product_filter_entries e ON e.id = l.entry_id WHERE l.product_id = p.id)),
  concat_ws(' ', p.short_description, search_plain(p.full_description), search_plain(p.features),
    p.counsel, search_plain(p.result), search_plain(p.application_method), search_plain(p.composition)),
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
WHERE t.is_published AND NOT t.is_hidden AND NOT t.is_archived
UNION ALL
SELECT 'pages', g.id, 'page', g.mark_id, g.slug, g.title, m.name,
  concat_ws(' ', g.description, search_plain(g.content)), g.image, g.need_erid, g.erid_token, g.erid_source,
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
  concat_ws(' ', e.short_description, search_plain(e.full_description), search_plain(e.additional_description)),
  e.image, false, NULL, NULL, 'epoch', NULL
FROM users u JOIN expert_profiles e ON e.user_id = u.id
WHERE u.erased_at IS NULL AND NOT u.is_archived AND EXISTS (
  SELECT 1 FROM user_roles l JOIN roles r ON r.id = l.role_id
  WHERE l.user_id = u.id AND r.name IN ('expert', 'trainer'));
--> statement-breakpoint
-- The rows as they are kept: title before keywords before the text.
CREATE VIEW search_rows AS
SELECT s.source, s.model_id, s.type, s.mark_id, s.slug, s.title, left(s.body, 20000) AS body, s.image, s.need_erid,
  s.erid_token, s.erid_source, s.visible_from, s.visible_until, search_fold(s.title) AS folded_title,
  setweight(to_tsvector('russian', search_fold(s.title)), 'A')
    || setweight(to_tsvector('russian', search_fold(s.keywords)), 'B')
    || setweight(to_tsvector('russian', search_fold(left(s.body, 100000))), 'D') AS words,
  search_fold(concat_ws(' ', s.title, s.keywords, left(s.body, 100000))) AS folded
FROM search_sources s;
--> statement-breakpoint
CREATE FUNCTION search_refresh(asked_source text, asked_id bigint) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION search_rebuild() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE made bigint;
BEGIN
  DELETE FROM search_documents;
  DELETE FROM search_words;
  PERFORM search_refresh(source, model_id) FROM search_sources;
  SELECT count(*) INTO made FROM search_documents;
  RETURN made;
END $$;
--> statement-breakpoint
-- Words like a misspelt one; few letters leave little in common, so the common threshold is lowered here.
CREATE FUNCTION search_near_words(asked text, most int) RETURNS TABLE (word text) LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = '0.2' AS $$
  SELECT w.word FROM search_words w WHERE w.word % asked ORDER BY similarity(w.word, asked) DESC, w.word LIMIT most
$$;
--> statement-breakpoint
CREATE FUNCTION search_near_titles(asked text, most int) RETURNS TABLE (id bigint, nearness real) LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = '0.35' AS $$
  SELECT d.id, word_similarity(asked, d.folded_title) AS nearness FROM search_documents d
  WHERE asked <% d.folded_title ORDER BY nearness DESC, d.id DESC LIMIT most
$$;
--> statement-breakpoint
-- TG_ARGV: the source, and the column with its id.
CREATE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- a like counts itself on the row: that must not read the whole text anew
CREATE TRIGGER articles_search AFTER INSERT OR DELETE OR UPDATE OF kind, slug, mark_id, title, subtitle, description,
  content, status, published_at, preview, need_erid, erid_token, erid_source, view_available, start_date, end_date ON "articles"
  FOR EACH ROW EXECUTE FUNCTION search_follow('articles', 'id');
--> statement-breakpoint
CREATE TRIGGER article_categories_search AFTER INSERT OR DELETE ON "article_categories"
  FOR EACH ROW EXECUTE FUNCTION search_follow('articles', 'article_id');
--> statement-breakpoint
CREATE TRIGGER products_search AFTER INSERT OR DELETE OR UPDATE OF slug, mark_id, name, short_description, full_description,
  composition, features, application_method, result, counsel, size, vendor_code, active_components, images, status,
  published_at, need_erid, erid_token, erid_source ON "products"
  FOR EACH ROW EXECUTE FUNCTION search_follow('products', 'id');
--> statement-breakpoint
CREATE TRIGGER product_filter_links_search AFTER INSERT OR DELETE ON "product_filter_links"
  FOR EACH ROW EXECUTE FUNCTION search_follow('products', 'product_id');
--> statement-breakpoint
CREATE TRIGGER glossary_words_search AFTER INSERT OR UPDATE OR DELETE ON "glossary_words"
  FOR EACH ROW EXECUTE FUNCTION search_follow('glossary_words', 'id');
--> statement-breakpoint
CREATE TRIGGER modules_search AFTER INSERT OR UPDATE OR DELETE ON "modules"
  FOR EACH ROW EXECUTE FUNCTION search_follow('modules', 'id');
--> statement-breakpoint
CREATE TRIGGER tests_search AFTER INSERT OR UPDATE OR DELETE ON "tests"
  FOR EACH ROW EXECUTE FUNCTION search_follow('tests', 'id');
--> statement-breakpoint
CREATE TRIGGER pages_search AFTER INSERT OR UPDATE OR DELETE ON "pages"
  FOR EACH ROW EXECUTE FUNCTION search_follow('pages', 'id');
--> statement-breakpoint
CREATE TRIGGER faq_questions_search AFTER INSERT OR UPDATE OR DELETE ON "faq_questions"
  FOR EACH ROW EXECUTE FUNCTION search_follow('faq_questions', 'id');
--> statement-breakpoint
CREATE TRIGGER expert_profiles_search AFTER INSERT OR UPDATE OR DELETE ON "expert_profiles"
  FOR EACH ROW EXECUTE FUNCTION search_follow('users', 'user_id');
--> statement-breakpoint
CREATE TRIGGER users_search AFTER DELETE OR UPDATE OF first_name, middle_name, last_name, is_archived, erased_at ON "users"
  FOR EACH ROW EXECUTE FUNCTION search_follow('users', 'id');
--> statement-breakpoint
CREATE TRIGGER user_roles_search AFTER INSERT OR DELETE ON "user_roles"
  FOR EACH ROW EXECUTE FUNCTION search_follow('users', 'user_id');
--> statement-breakpoint
SELECT search_rebuild();
