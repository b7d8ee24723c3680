import { sql } from "kysely";
import { expect, test } from "vitest";
import { fold } from "../../server/core/search.ts";
import { connect } from "../../server/database/connection.ts";
import { migrate, migrations } from "../../server/database/migrate.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";

test("existing people are found like new ones, in any normalization of their name", async () => {
  const { config, drop } = await emptyDatabase("template0");
  const db = connect<unknown>(config, () => {});
  const before = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => name < "006_people"),
  );
  await migrate(db, before);
  const [email, name] = ["joao@example.com", "João Ñandú AÇAÍ Ümit Éva"];
  await sql`
    insert into users (id, email, display_name, role, plan, subscription_status, message_count,
      discloses, signature, zone, created_at)
    values ('usr_1', ${email}, ${name}, 'user', 'Gratuito', 'active', 0, true, '', 'UTC', now())`
    .execute(db);
  await migrate(db);
  const { rows } = await sql`select search_text, sessions_from, blocked_at, deletes_at from users`
    .execute(db);
  await db.destroy();
  await drop();
  expect(rows).toEqual([{
    search_text: fold(`${email} ${name}`),
    sessions_from: null,
    blocked_at: null,
    deletes_at: null,
  }]);
});
