import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../app/platform/database/database.ts'

/**
 * The shop's tables, in a schema of their own. A seat has a row in `tickets` only while it is held or sold; a unique
 * constraint there makes it impossible to sell a seat twice. A hold ends by `held_until` alone, without a clean-up job.
 * `request` is the idempotency key of the request that held the ticket.
 * Block 0 is a group without timeslots; otherwise each timeslot is a block with its own places.
 */
const MIGRATIONS = [
  `DROP TABLE IF EXISTS sandbox_shop.seats, sandbox_shop.requests, sandbox_shop.performances;
  CREATE TABLE sandbox_shop.performances (
    id text PRIMARY KEY,
    title text NOT NULL,
    starts_at timestamptz NOT NULL,
    sale_from timestamptz,
    is_cancelled boolean NOT NULL,
    hall text NOT NULL
  );
  CREATE TABLE sandbox_shop.seat_groups (
    performance text NOT NULL REFERENCES sandbox_shop.performances (id) ON DELETE CASCADE,
    number int NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    is_numbered boolean NOT NULL,
    PRIMARY KEY (performance, number),
    UNIQUE (performance, name)
  );
  CREATE TABLE sandbox_shop.prices (
    performance text NOT NULL,
    seat_group int NOT NULL,
    sale_type int NOT NULL,
    cents int NOT NULL CHECK (cents >= 0),
    quota int,
    PRIMARY KEY (performance, seat_group, sale_type),
    FOREIGN KEY (performance, seat_group) REFERENCES sandbox_shop.seat_groups ON DELETE CASCADE
  );
  CREATE TABLE sandbox_shop.blocks (
    performance text NOT NULL,
    seat_group int NOT NULL,
    block int NOT NULL,
    time_start text,
    first_row int NOT NULL,
    row_count int NOT NULL,
    seats_per_row int NOT NULL,
    PRIMARY KEY (performance, seat_group, block),
    FOREIGN KEY (performance, seat_group) REFERENCES sandbox_shop.seat_groups ON DELETE CASCADE
  );
  CREATE TABLE sandbox_shop.carts (
    id uuid PRIMARY KEY,
    created_at timestamptz NOT NULL,
    paid_at timestamptz
  );
  CREATE TABLE sandbox_shop.tickets (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    performance text NOT NULL,
    seat_group int NOT NULL,
    block int NOT NULL,
    row_number int NOT NULL,
    seat_number int NOT NULL,
    sale_type int NOT NULL,
    cents int NOT NULL,
    cart uuid REFERENCES sandbox_shop.carts (id) ON DELETE SET NULL,
    held_until timestamptz NOT NULL,
    sold_at timestamptz,
    UNIQUE (performance, seat_group, block, row_number, seat_number),
    FOREIGN KEY (performance, seat_group, block) REFERENCES sandbox_shop.blocks ON DELETE CASCADE
  );
  CREATE INDEX tickets_cart ON sandbox_shop.tickets (cart) WHERE cart IS NOT NULL;
  CREATE TABLE sandbox_shop.requests (
    idempotency_key text PRIMARY KEY,
    cart uuid NOT NULL REFERENCES sandbox_shop.carts (id) ON DELETE CASCADE,
    body_hash text NOT NULL,
    created_at timestamptz NOT NULL
  );`,
  `ALTER TABLE sandbox_shop.carts ADD COLUMN held_from timestamptz, ADD COLUMN extensions int NOT NULL DEFAULT 0`,
  `CREATE TABLE sandbox_shop.codes (
    code text PRIMARY KEY,
    effect text NOT NULL,
    value int NOT NULL,
    max_uses int,
    valid_until timestamptz,
    performances jsonb,
    seat_groups jsonb
  );
  ALTER TABLE sandbox_shop.tickets ADD COLUMN code text REFERENCES sandbox_shop.codes (code) ON DELETE SET NULL;
  CREATE INDEX tickets_code ON sandbox_shop.tickets (code) WHERE code IS NOT NULL;
  ALTER TABLE sandbox_shop.seat_groups ADD COLUMN needs_code boolean NOT NULL DEFAULT false`,
  `ALTER TABLE sandbox_shop.tickets ADD COLUMN request text`,
  `ALTER TABLE sandbox_shop.performances ADD COLUMN sale_rules jsonb NOT NULL DEFAULT '{}'`,
]

/** Advisory lock that serialises migrations of processes that start at the same time. */
const MIGRATION_LOCK = 7_366_938

/** Runs pending migrations. */
export async function migrateShop(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS sandbox_shop`)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS sandbox_shop.migrations (number int PRIMARY KEY)`)
    const [last] = await rowsOf<{ number: number | null }>(tx, sql`SELECT max(number) AS number FROM sandbox_shop.migrations`)
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < (last?.number ?? 0)) continue
      for (const statement of migration.split(';').filter((part) => part.trim())) await tx.execute(sql.raw(statement))
      await tx.execute(sql`INSERT INTO sandbox_shop.migrations (number) VALUES (${index + 1})`)
    }
  })
}

/** Runs a statement and returns its rows. */
export async function rowsOf<T>(db: Database, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows
}
