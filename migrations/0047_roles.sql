CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "productions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- Three roles to start from, each of which the theatre may change or delete.
INSERT INTO "roles" ("id", "name", "permissions") VALUES
('box-office', 'Abendkasse', '{"areas": {"programme": "write", "magazine": "none", "site": "none", "media": "none", "entries": "none", "settings": "none", "people": "none"}, "fields": {"programme": {"event": ["status", "note", "cast"]}}, "scope": "all"}'),
('press', 'Presse', '{"areas": {"programme": "read", "magazine": "read", "site": "none", "media": "read", "entries": "none", "settings": "none", "people": "none"}, "fields": {}, "scope": "all"}'),
('production-guest', 'Gast einer Produktion', '{"areas": {"programme": "write", "magazine": "none", "site": "none", "media": "write", "entries": "none", "settings": "none", "people": "none"}, "fields": {}, "scope": "productions"}');
