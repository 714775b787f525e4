-- What a line of text asks for of the person was guessed from its short name; now it is said. What was guessed for lines of
-- text stays as it was, but for questions: "Wo sind Sie auf die Barriere gestoßen?" never meant a home town.
UPDATE "forms" SET "fields" = (
  SELECT coalesce(jsonb_agg(
    CASE WHEN field->>'field_type' = '1' AND guess.detail IS NOT NULL AND field->>'label' NOT LIKE '%?%' AND field->'autocomplete' IS NULL
      THEN field || jsonb_build_object('autocomplete', guess.detail) ELSE field END
    ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("forms"."fields") WITH ORDINALITY AS each(field, place)
  LEFT JOIN (VALUES
    ('name', 'name'), ('vorname', 'given-name'), ('nachname', 'family-name'), ('telefon', 'tel'), ('strasse', 'street-address'),
    ('plz', 'postal-code'), ('ort', 'address-level2'), ('land', 'country-name'), ('organisation', 'organization')
  ) AS guess(slug, detail) ON guess.slug = field->>'slug'
);
