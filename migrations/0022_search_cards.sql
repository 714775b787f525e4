CREATE TABLE "search_cards" (
	"object_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"passages" jsonb NOT NULL,
	"url" text NOT NULL,
	"image_id" integer,
	CONSTRAINT "search_cards_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
INSERT INTO "search_cards" SELECT "object_id", "kind", "title", "detail", "passages", "url", "image_id" FROM "search_documents";--> statement-breakpoint
-- The rows are written anew: without what is shown they are a third as wide.
ALTER TABLE "search_documents" RENAME TO "search_documents_before";--> statement-breakpoint
CREATE TABLE "search_documents" (
	"object_id" integer NOT NULL,
	"kind" text NOT NULL,
	"happens_at" timestamp with time zone,
	"visible_from" timestamp with time zone,
	"visible_until" timestamp with time zone,
	"changes_at" timestamp with time zone,
	"folded_title" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"keyword_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_documents" SELECT "object_id", "kind", "happens_at", "visible_from", "visible_until", "changes_at", "folded_title", strip(ts_filter("head", '{a}')), strip(ts_filter("head", '{b}')), strip("words") FROM "search_documents_before";--> statement-breakpoint
DROP TABLE "search_documents_before";--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_kind_object_id_pk" PRIMARY KEY("kind","object_id");--> statement-breakpoint
ALTER TABLE "search_cards" ADD CONSTRAINT "search_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_cards" ADD CONSTRAINT "search_cards_kind_object_id_search_documents_kind_object_id_fk" FOREIGN KEY ("kind","object_id") REFERENCES "public"."search_documents"("kind","object_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_documents_heads" ON "search_documents" USING gin ("title_words","keyword_words");--> statement-breakpoint
CREATE INDEX "search_documents_titles" ON "search_documents" USING gin ("title_words") WHERE kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_documents_changes" ON "search_documents" USING btree ("changes_at") WHERE changes_at IS NOT NULL;
