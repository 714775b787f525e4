-- The first performance on the day of its production's premiere bears the mark, as it does from now on by itself.
UPDATE "events" SET "marks" = '["premiere"]'::jsonb || "marks"
 WHERE "id" IN (
   SELECT DISTINCT ON (e."production_id") e."id" FROM "events" e JOIN "productions" p ON p."id" = e."production_id"
    WHERE to_char(e."starts_at" AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD') = p."premiere_on"::text
      AND e."status" <> 'cancelled' AND e."parent_id" IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM "events" o WHERE o."production_id" = e."production_id" AND (o."marks" ? 'premiere' OR o."marks" ? 'world-premiere')
          AND to_char(o."starts_at" AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD') = p."premiere_on"::text)
    ORDER BY e."production_id", e."starts_at", e."id");
