-- The role Presse as it came with the house reads from now on what is published, and the press kits. Where somebody has changed
-- it, it stays as they have made it.
UPDATE "roles" SET "permissions" = jsonb_set("permissions", '{scope}', '"published"')
WHERE "id" = 'press' AND "permissions" = '{"areas": {"programme": "read", "magazine": "read", "site": "none", "media": "read", "entries": "none", "settings": "none", "people": "none"}, "fields": {}, "scope": "all"}'::jsonb;
