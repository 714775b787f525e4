/** The shop's own tables, in a schema of their own, made at its start. */
export const SHOP_SCHEMA = `
CREATE SCHEMA IF NOT EXISTS sandbox_shop;
CREATE TABLE IF NOT EXISTS sandbox_shop.performances (
  id text PRIMARY KEY,
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  sale_from timestamptz,
  hall text NOT NULL
);
CREATE TABLE IF NOT EXISTS sandbox_shop.seats (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  performance text NOT NULL REFERENCES sandbox_shop.performances (id) ON DELETE CASCADE,
  seat_group text NOT NULL,
  row_number int NOT NULL,
  seat_number int NOT NULL,
  cart uuid,
  sale_type int,
  held_until timestamptz,
  sold boolean NOT NULL DEFAULT false,
  UNIQUE (performance, seat_group, row_number, seat_number)
);
CREATE INDEX IF NOT EXISTS seats_cart ON sandbox_shop.seats (cart) WHERE cart IS NOT NULL;
CREATE TABLE IF NOT EXISTS sandbox_shop.requests (
  idempotency_key text PRIMARY KEY,
  cart uuid NOT NULL,
  created_at timestamptz NOT NULL
);
`
