ALTER TABLE "search_documents" ADD COLUMN "group_id" integer;--> statement-breakpoint
-- A house that has an index already: its performances stand under their productions at once.
UPDATE "search_documents" SET "group_id" = "events"."production_id" FROM "events" WHERE "kind" = 'event' AND "object_id" = "events"."id";--> statement-breakpoint
CREATE INDEX "search_documents_beginnings" ON "search_documents" USING btree ("folded_title" text_pattern_ops);