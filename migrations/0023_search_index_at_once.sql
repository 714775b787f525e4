DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_heads";--> statement-breakpoint
DROP INDEX "search_documents_titles";--> statement-breakpoint
DROP INDEX "search_words_parts";--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_heads" ON "search_documents" USING gin ("title_words","keyword_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_titles" ON "search_documents" USING gin ("title_words") WITH (fastupdate=false) WHERE kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);