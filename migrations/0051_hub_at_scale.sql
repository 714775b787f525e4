CREATE INDEX "room_bookings_kind" ON "room_bookings" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "room_bookings_ends_at" ON "room_bookings" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "room_bookings_title" ON "room_bookings" USING gin (plain_letters("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "room_bookings_note" ON "room_bookings" USING gin (plain_letters("note") gin_trgm_ops);