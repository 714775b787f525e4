ALTER TABLE "editor_presence" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "kind" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
-- What is known of the versions there are: these summaries are the program's own.
UPDATE "versions" SET "kind" = 'settings' WHERE "content_type" = 'page' AND ("summary" LIKE 'Angaben zur Seite%' OR "summary" LIKE 'neue Adresse /de/%');--> statement-breakpoint
UPDATE "versions" SET "kind" = 'created' WHERE "content_type" = 'page' AND "summary" = 'Neue Seite';
