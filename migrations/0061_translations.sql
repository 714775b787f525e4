CREATE TABLE "translations" (
	"record_type" text NOT NULL,
	"record_id" integer NOT NULL,
	"field" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "translations_record_type_record_id_field_locale_pk" PRIMARY KEY("record_type","record_id","field","locale")
);
