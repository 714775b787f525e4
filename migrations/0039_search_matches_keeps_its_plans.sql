-- The words that match a typed one as typed, now with one plan for all typed words: without the setting PostgreSQL planned
-- the statement for each word anew, which took twice as long as running it. Corrections and parts of compounds are looked up
-- as before: one plan for all of them would read the whole vocabulary.
CREATE OR REPLACE FUNCTION search_known_words(typed text, typed_stem text) RETURNS TABLE (word text, stem text, kind text)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM (
    SELECT word, stem, CASE
        WHEN stem = typed_stem THEN 'stem'
        WHEN starts_with(word, typed) THEN 'prefix'
        WHEN length(typed) > 4 OR word ~ (typed || '(e|en|er|ern|es|s|n|in|innen)?$') THEN 'substring'
      END AS kind
    FROM (
      (SELECT word, stem FROM search_words WHERE stem = typed_stem LIMIT 40)
      UNION (SELECT * FROM search_words_with_prefix(typed, length(typed), 60, 40) AS beginnings ORDER BY length(word), word LIMIT 40)
      UNION (SELECT word, stem FROM search_words WHERE length(typed) > 3 AND word LIKE '%' || typed || '%' ORDER BY length(word), word LIMIT 40)
    ) AS candidates
  ) AS classified WHERE kind IS NOT NULL;
END $$;
