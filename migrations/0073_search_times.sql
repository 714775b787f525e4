CREATE INDEX "search_documents_times" ON "search_documents" USING btree ("happens_at") WHERE kind = 'event';--> statement-breakpoint
-- As before (0039), but a number of one or two digits means itself alone: 5 is not the beginning of 50.
CREATE OR REPLACE FUNCTION search_known_words(typed text, typed_stem text) RETURNS TABLE (word text, stem text, kind text)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  IF typed ~ '^[0-9]{1,2}$' THEN
    RETURN QUERY SELECT word, stem, 'stem' FROM search_words WHERE word = typed;
    RETURN;
  END IF;
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
END $$;--> statement-breakpoint
-- The server builds the index again when it is empty: it holds compounds as one word now, and by what pages state.
DELETE FROM "search_documents";
