ALTER TABLE "form_entries" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "is_doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "form_entries_submission" ON "form_entries" USING btree ("submission_key");