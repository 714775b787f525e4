ALTER TABLE "events" ADD COLUMN "previous_starts_at" timestamp with time zone;--> statement-breakpoint
-- The server builds the index again when it is empty: hits name a moved performance in other words now.
DELETE FROM "search_documents";
