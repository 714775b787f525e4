ALTER TABLE "imports" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "clears" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "import_id" integer;--> statement-breakpoint
CREATE INDEX "record_changes_import" ON "record_changes" USING btree ("import_id","id") WHERE "record_changes"."import_id" IS NOT NULL;