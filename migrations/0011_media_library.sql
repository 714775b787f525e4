ALTER TABLE "media" ADD COLUMN "rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "rights_until" date;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE INDEX "media_content_hash" ON "media" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "media_rights_until" ON "media" USING btree ("rights_until");