ALTER TABLE "articles" ADD COLUMN "production_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_production" ON "articles" USING btree ("production_id");--> statement-breakpoint
CREATE INDEX "events_parent" ON "events" USING btree ("parent_id");