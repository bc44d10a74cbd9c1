-- Gifts are searched. Their stock moves with every order and is no word: it is not followed.
CREATE TRIGGER gifts_search AFTER INSERT OR DELETE
  OR UPDATE OF slug, mark_id, name, short_description, full_description, size, preview, is_visible ON gifts
  FOR EACH ROW EXECUTE FUNCTION search_follow('gifts', 'id');
