CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_keyword_pk" PRIMARY KEY("day","keyword")
);
