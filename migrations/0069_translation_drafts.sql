CREATE TABLE "translation_drafts" (
	"record_type" text NOT NULL,
	"record_id" integer NOT NULL,
	"field" text NOT NULL,
	"locale" text NOT NULL,
	"text" text,
	"source" text NOT NULL,
	"revision" text NOT NULL,
	"user_id" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "translation_drafts_record_type_record_id_field_locale_pk" PRIMARY KEY("record_type","record_id","field","locale")
);
--> statement-breakpoint
ALTER TABLE "scheduled_changes" ADD COLUMN "translations" jsonb DEFAULT '[]'::jsonb NOT NULL;