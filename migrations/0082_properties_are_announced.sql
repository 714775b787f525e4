-- Whoever has an object open in the editor is told of its properties too, as of its drafts (0040): of every write of a record, and
-- of a page with all pages below it, which visitors see only while they see this one.
CREATE TRIGGER record_changes_announced AFTER INSERT ON record_changes FOR EACH ROW EXECUTE FUNCTION announce_edit();
--> statement-breakpoint
CREATE FUNCTION announce_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('foyer_edits', 'page/' || id) FROM pages WHERE id = NEW.id OR (locale = NEW.locale AND starts_with(path, NEW.path || '/'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pages_announced AFTER UPDATE ON pages FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_page();
