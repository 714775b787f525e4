CREATE TABLE "editor_presence" (
	"visit" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"node" text,
	"user_name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "editor_presence_object" ON "editor_presence" USING btree ("content_type","object_id");