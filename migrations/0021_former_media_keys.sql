CREATE TABLE "media_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL
);
