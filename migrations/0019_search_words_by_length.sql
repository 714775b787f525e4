DROP INDEX "search_words_likeness";--> statement-breakpoint
CREATE INDEX "search_words_beginnings" ON "search_words" USING btree (length("word"),"word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_endings" ON "search_words" USING btree (length("word"),reverse("word") text_pattern_ops);