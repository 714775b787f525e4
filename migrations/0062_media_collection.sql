ALTER TABLE "media" ADD COLUMN "collection" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_collection" ON "media" USING btree ("collection") WHERE "media"."collection" <> '';