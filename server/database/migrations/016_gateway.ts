import { type Kysely, sql } from "kysely";

/** The gateway to WhatsApp that an operator runs: its address, and its key, sealed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table messenger_gateway (
      is_only boolean primary key default true check (is_only),
      url text not null,
      key text not null,
      key_hint text not null,
      version text,
      trouble text check (trouble in ('KEY_REFUSED', 'NOT_A_GATEWAY', 'UNREACHABLE', 'OUTDATED')),
      checked_at timestamptz(3) not null,
      set_at timestamptz(3) not null
    )`.execute(db);
}
