CREATE TABLE "house_faces" (
	"id" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"licence" text NOT NULL,
	"source" text NOT NULL,
	"shape" jsonb NOT NULL,
	"file" text NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
