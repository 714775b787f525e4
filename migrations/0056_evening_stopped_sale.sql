ALTER TABLE "evening_actions" ADD COLUMN "stopped_sale" boolean;--> statement-breakpoint
-- Until now an undo resumed every sale: what is stopped now, or is being resumed, was stopped here.
UPDATE "evening_actions" SET "stopped_sale" = true
WHERE "shop_number" IS NOT NULL AND (("sale_state" = 'done' AND "undone_at" IS NULL) OR ("sale_state" = 'waiting' AND "undone_at" IS NOT NULL));
