-- A topic is found by what it says and by its dates; seats that are taken change neither.
CREATE TRIGGER training_topics_search AFTER INSERT OR DELETE
  OR UPDATE OF mark_id, name, description, image, is_archived ON training_topics
  FOR EACH ROW EXECUTE FUNCTION search_follow('training_topics', 'id');
--> statement-breakpoint
CREATE TRIGGER trainings_search AFTER INSERT OR DELETE
  OR UPDATE OF topic_id, type, status, starts_at, city_id ON trainings
  FOR EACH ROW EXECUTE FUNCTION search_follow('training_topics', 'topic_id');
