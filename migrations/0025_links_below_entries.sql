ALTER TABLE "navigation_links" ADD COLUMN "below_page_id" integer;--> statement-breakpoint
ALTER TABLE "navigation_links" ADD COLUMN "below_link_id" integer;--> statement-breakpoint
ALTER TABLE "navigation_links" ADD CONSTRAINT "navigation_links_below_page_id_pages_id_fk" FOREIGN KEY ("below_page_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navigation_links" ADD CONSTRAINT "navigation_links_below_link_id_navigation_links_id_fk" FOREIGN KEY ("below_link_id") REFERENCES "public"."navigation_links"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "navigation_links_page" ON "navigation_links" USING btree ("below_page_id");--> statement-breakpoint
CREATE INDEX "navigation_links_link" ON "navigation_links" USING btree ("below_link_id");