-- A preview with transparent parts (WebP in its extended form, with the flag of an alpha channel) stayed behind its picture.
UPDATE "media" SET "placeholder" = NULL WHERE "placeholder" LIKE 'data:image/webp;base64,________________VlA4WAoAAAAQ%';
