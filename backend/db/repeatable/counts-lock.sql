-- Whoever moves a kept count waits for the one before to end. Counts alone give no safe order: an article that is made
-- counts its learning item first, one that is removed counts it last, and new sections are counted after those they replace.
CREATE OR REPLACE FUNCTION lock_kept_counts() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtext('kept counts of content'))
$$;
