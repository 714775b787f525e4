ALTER TABLE "mails" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "fault" text DEFAULT '' NOT NULL;