CREATE TABLE "offers" (
	"performance" text PRIMARY KEY NOT NULL,
	"seat_groups" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What was kept with the performances. Two that name the same number of the shop are sold as one; what was read last is true.
INSERT INTO "offers" ("performance", "seat_groups", "read_at")
SELECT DISTINCT ON ("id_jet") "id_jet", "seat_groups", coalesce("offers_read_at", "updated_at")
FROM "events" WHERE "id_jet" <> '' AND "seat_groups" <> '[]'::jsonb
ORDER BY "id_jet", "offers_read_at" DESC NULLS LAST;--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "seat_groups";--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "offers_read_at";