-- Passages of a card hold their normalized words now, which only the indexing knows. An empty index is built anew at the
-- next start (about a second for a thousand documents).
DELETE FROM "search_documents";
