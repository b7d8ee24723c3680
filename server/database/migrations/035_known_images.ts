import { type Kysely, sql } from "kysely";

/**
 * `has_image` is false only where a picture is missing. Of messages that may still be proven, it was
 * also false where there was to be none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update dispatches set has_image = null
    where has_image = false and status in ('QUEUED', 'SENDING', 'UNCERTAIN')`.execute(db);
}
