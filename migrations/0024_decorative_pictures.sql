ALTER TABLE "media" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What had no description was marked as decoration when it was taken in.
UPDATE "media" SET "is_decorative" = true WHERE "alt" = '';
