CREATE TABLE "shop_flags" (
	"performance" text NOT NULL,
	"flag" text NOT NULL,
	"event" text NOT NULL,
	CONSTRAINT "shop_flags_performance_flag_pk" PRIMARY KEY("performance","flag")
);
--> statement-breakpoint
ALTER TABLE "shop_dates" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_dates" ADD COLUMN "title" text DEFAULT '' NOT NULL;