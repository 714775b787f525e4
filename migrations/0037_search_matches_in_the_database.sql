CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- The number of letters left out, added, changed or swapped with their neighbour between two words; null for more than
-- `most`. levenshtein counts a swap as two changes, so each swap is tried.
CREATE FUNCTION search_distance(typed text, word text, most integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fewest integer := levenshtein_less_equal(typed, word, 2 * most);
BEGIN
  IF fewest > 2 * most THEN RETURN NULL; END IF;
  IF fewest > 1 THEN
    FOR at IN 1 .. length(typed) - 1 LOOP
      fewest := least(fewest, 1 + search_distance(overlay(typed placing reverse(substr(typed, at, 2)) from at for 2), word, most - 1));
    END LOOP;
  END IF;
  RETURN CASE WHEN fewest <= most THEN fewest END;
END $$;
--> statement-breakpoint
-- The number of typos by which a typed word may mean an indexed one; null when it may not. Words of four letters may have
-- one, those of seven two; those of six may also be the beginning of a longer word, with one typo.
CREATE FUNCTION search_typos(typed text, word text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(
    search_distance(typed, word, CASE WHEN length(typed) < 7 THEN 1 ELSE 2 END),
    CASE WHEN length(typed) >= 6 AND length(word) > length(typed) THEN (
      SELECT min(search_distance(typed, left(word, letters), 1)) FROM generate_series(length(typed) - 1, length(typed) + 1) AS letters
    ) END)
  WHERE length(typed) >= 4
$$;
--> statement-breakpoint
-- Indexed words with a prefix, at most `most` of each length, as an index holds them: the shortest that begin with `s` cost
-- no more than those that begin with `schau`.
CREATE FUNCTION search_words_with_prefix(prefix text, shortest integer, longest integer, most integer)
RETURNS TABLE (word text, stem text) LANGUAGE sql STABLE AS $$
  SELECT of_length.word, of_length.stem FROM generate_series(shortest, longest) AS letters, LATERAL (
    SELECT word, stem FROM search_words
    WHERE length(word) = letters AND word ~>=~ prefix AND word ~<~ (prefix || chr(1114111))
    ORDER BY word USING ~<~ LIMIT most
  ) AS of_length
$$;
--> statement-breakpoint
CREATE FUNCTION search_words_with_suffix(suffix text, shortest integer, longest integer, most integer)
RETURNS TABLE (word text, stem text) LANGUAGE sql STABLE AS $$
  SELECT of_length.word, of_length.stem FROM generate_series(shortest, longest) AS letters, LATERAL (
    SELECT word, stem FROM search_words
    WHERE length(word) = letters AND reverse(word) ~>=~ reverse(suffix) AND reverse(word) ~<~ (reverse(suffix) || chr(1114111))
    LIMIT most
  ) AS of_length
$$;
--> statement-breakpoint
-- Indexed words that a typed one may mean by mistake: those that share a fragment with it and have the fewest typos. One typo
-- leaves the first or the last half intact, two leave the first, the middle or the last third.
CREATE FUNCTION search_corrections(typed text) RETURNS TABLE (word text, stem text) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  letters integer := length(typed);
  errors integer := CASE WHEN letters < 7 THEN 1 ELSE 2 END;
  part integer := CASE WHEN errors = 1 THEN (letters - 1) / 2 ELSE letters / 3 END;
  middle text := substr(typed, part + 1, CASE WHEN errors = 1 THEN letters ELSE letters - 2 * part END);
BEGIN
  IF letters < 4 THEN RETURN; END IF;
  RETURN QUERY
    WITH candidates AS (
      (SELECT * FROM search_words_with_prefix(left(typed, part), letters - errors, letters + errors, 40)
        ORDER BY abs(length(word) - letters), word LIMIT 100)
      UNION (SELECT * FROM search_words_with_suffix(right(typed, part), letters - errors, letters + errors, 100)
        ORDER BY abs(length(word) - letters), word LIMIT 100)
      UNION (SELECT * FROM search_words_with_prefix(left(typed, letters / 2), letters, 60, 40) WHERE letters >= 6
        ORDER BY abs(length(word) - letters), word LIMIT 100)
      UNION (SELECT word, stem FROM search_words WHERE letters >= 6 AND word LIKE '%' || middle || '%'
        ORDER BY abs(length(word) - letters), word LIMIT 100)
    ), counted AS (
      SELECT word, stem, search_typos(typed, word) AS typos FROM candidates
      -- Most candidates are far off, which levenshtein says at once: a swap is two of its changes, and one letter more is cut off.
      WHERE levenshtein_less_equal(typed, word, 2 * errors) <= 2 * errors
        OR (letters >= 6 AND levenshtein_less_equal(typed, left(word, letters), 3) <= 3)
    )
    SELECT word, stem FROM counted WHERE typos = (SELECT min(typos) FROM counted);
END $$;
--> statement-breakpoint
-- The longest indexed words that a compound begins and ends with: Gruppenkarten has Gruppe and Karten.
CREATE FUNCTION search_compound_parts(typed text) RETURNS TABLE (word text, stem text) LANGUAGE sql STABLE AS $$
  (SELECT search_words.word, stem FROM generate_series(5, length(typed) - 1) AS letters JOIN search_words ON search_words.word = left(typed, letters)
    ORDER BY letters DESC LIMIT 1)
  UNION
  (SELECT search_words.word, stem FROM generate_series(5, length(typed) - 1) AS letters JOIN search_words ON search_words.word = right(typed, letters)
    ORDER BY letters DESC LIMIT 1)
$$;
--> statement-breakpoint
-- The indexed words that match a typed one, at most forty by its stem, by its beginning and by a part: stem, prefix, substring.
-- Inside a word only long substrings match: oper does not match Kooperation, but Kammeroper and Kammeropern.
CREATE FUNCTION search_known_words(typed text, typed_stem text) RETURNS TABLE (word text, stem text, kind text) LANGUAGE sql STABLE AS $$
  SELECT * FROM (
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
  ) AS classified WHERE kind IS NOT NULL
$$;
--> statement-breakpoint
-- The words of a question with the indexed words that match them, stop words left out. Corrections and parts are looked up
-- only for what matches nothing as typed. A word that matches nothing at all has a row without a match.
-- `typed` holds the normalized words, `plain` the same words in lower case.
CREATE FUNCTION search_matches(typed text[], plain text[]) RETURNS TABLE (place integer, word text, stem text, kind text) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  FOR n IN 1 .. coalesce(cardinality(typed), 0) LOOP
    CONTINUE WHEN ts_lexize('german_stem', plain[n]) = '{}';
    RETURN QUERY SELECT n - 1, known.* FROM search_known_words(typed[n], (ts_lexize('german_stem', typed[n]))[1]) AS known;
    IF NOT FOUND THEN RETURN QUERY SELECT n - 1, meant.*, 'typo' FROM search_corrections(typed[n]) AS meant; END IF;
    IF NOT FOUND THEN RETURN QUERY SELECT n - 1, parts.*, 'substring' FROM search_compound_parts(typed[n]) AS parts; END IF;
    IF NOT FOUND THEN RETURN QUERY SELECT n - 1, NULL::text, NULL::text, NULL::text; END IF;
  END LOOP;
END $$;
