CREATE TABLE "shop_dates" (
	"performance" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"places" integer,
	"url" text DEFAULT '' NOT NULL,
	"left_as" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_dates_starts_at" ON "shop_dates" USING btree ("starts_at");