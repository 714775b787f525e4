CREATE TABLE "column_aliases" (
	"name" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_sources" ALTER COLUMN "address" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "sourced_events" DROP CONSTRAINT "sourced_events_pkey";--> statement-breakpoint
ALTER TABLE "sourced_events" ADD CONSTRAINT "sourced_events_pk" PRIMARY KEY("event_id","source_id");--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "kind" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "header_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "header_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "column_meanings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "found_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "repairs" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD COLUMN "dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "import_sources" SET "column_meanings" = (
	SELECT coalesce(jsonb_object_agg(regexp_replace(lower(btrim(name)), '\s+', ' ', 'g'), field), '{}'::jsonb)
	FROM jsonb_each_text("import_sources"."columns") AS named(field, name)
);--> statement-breakpoint
ALTER TABLE "import_sources" DROP COLUMN "columns";