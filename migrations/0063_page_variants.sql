ALTER TABLE "pages" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "variant_of_type" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "variant_of_id" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "variant_source" text;