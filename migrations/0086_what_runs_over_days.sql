CREATE INDEX "events_lasting" ON "events" USING btree ("ends_at") WHERE "ends_at" - "starts_at" > interval '5 hours';--> statement-breakpoint
-- The search finds a performance until it is over, no longer until it begins.
UPDATE "search_documents" SET "visible_until" = coalesce("events"."ends_at", "events"."starts_at" + coalesce("productions"."duration_minutes", 120) * interval '1 minute')
FROM "events" JOIN "productions" ON "productions"."id" = "events"."production_id"
WHERE "search_documents"."kind" = 'event' AND "search_documents"."object_id" = "events"."id";
