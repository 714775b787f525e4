ALTER TABLE "releases" ADD COLUMN "live_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "undo" jsonb;