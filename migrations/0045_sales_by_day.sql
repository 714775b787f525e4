CREATE TABLE "sales_by_day" (
	"performance" text NOT NULL,
	"day" date NOT NULL,
	"sold" integer,
	"taken" integer NOT NULL,
	"places" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_by_day_performance_day_pk" PRIMARY KEY("performance","day")
);
