CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"title" text NOT NULL,
	"folded_title" text NOT NULL,
	"detail" text NOT NULL,
	"passages" jsonb NOT NULL,
	"url" text NOT NULL,
	"image_id" integer,
	"happens_at" timestamp with time zone,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"changes_at" timestamp with time zone,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_head" ON "search_documents" USING gin ("head") WHERE kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_documents_changes" ON "search_documents" USING btree ("changes_at") WHERE changes_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_likeness" ON "search_words" USING gist ("word" gist_trgm_ops);