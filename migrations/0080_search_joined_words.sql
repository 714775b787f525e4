-- Whether a document has this stem, be it of two neighbouring words that make it as one, which are no word of the vocabulary.
-- Without sequential scans: the planner expects many rows of an unknown word and would read the table for the first of them.
CREATE FUNCTION search_is_indexed(asked text) RETURNS boolean LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN EXISTS (SELECT FROM search_documents WHERE words @@ quote_literal(asked)::tsquery);
END $$;--> statement-breakpoint
-- As before (0073), but a word that no text has in one piece matches those that have its parts beside each other: Open Air.
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
  IF NOT EXISTS (SELECT FROM search_words WHERE search_words.stem = typed_stem) AND search_is_indexed(typed_stem) THEN
    RETURN QUERY SELECT typed, typed_stem, 'stem';
  END IF;
END $$;--> statement-breakpoint
-- The server builds the index again when it is empty: it holds neighbouring words as one now.
DELETE FROM "search_documents";
