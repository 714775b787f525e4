ALTER TABLE "imports" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;