ALTER TABLE "editor_presence" ADD COLUMN "caret" jsonb;--> statement-breakpoint
-- Whoever has an object open in the editor is told when its drafts or the people on it change, whichever statement changes
-- them: the database announces the object, `page/7`, with the commit. A heartbeat that says nothing new is not announced.
CREATE FUNCTION announce_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'drafts' THEN
    PERFORM pg_notify('foyer_edits', content_type || '/' || object_id) FROM containers WHERE id = coalesce(NEW.container_id, OLD.container_id);
  ELSE
    PERFORM pg_notify('foyer_edits', coalesce(NEW.content_type, OLD.content_type) || '/' || coalesce(NEW.object_id, OLD.object_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER drafts_announced AFTER INSERT OR UPDATE OR DELETE ON drafts FOR EACH ROW EXECUTE FUNCTION announce_edit();
--> statement-breakpoint
CREATE TRIGGER containers_announced AFTER UPDATE OF revision ON containers FOR EACH ROW EXECUTE FUNCTION announce_edit();
--> statement-breakpoint
CREATE TRIGGER presence_announced AFTER INSERT OR DELETE ON editor_presence FOR EACH ROW EXECUTE FUNCTION announce_edit();
--> statement-breakpoint
CREATE TRIGGER presence_moved_announced AFTER UPDATE ON editor_presence FOR EACH ROW
WHEN ((OLD.content_type, OLD.object_id, OLD.node, OLD.caret) IS DISTINCT FROM (NEW.content_type, NEW.object_id, NEW.node, NEW.caret))
EXECUTE FUNCTION announce_edit();
