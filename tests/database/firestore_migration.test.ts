import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../../server/database/connection.ts";
import { migrate, migrations } from "../../server/database/migrate.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";

test("documents that an earlier release wrote to Firestore are not taken for deleted ones", async () => {
  const { config, drop } = await emptyDatabase("template0");
  const db = connect<unknown>(config, () => {});
  const before = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => name < "088_firestore_merges"),
  );
  await migrate(db, before);
  await sql`
    insert into firestore_mirror
      (resource, path, requested_at, changed_at, next_attempt_at, written_at)
    values ('user:usr_1', 'users/ana', now(), now(), now(), now()),
      ('user:usr_2', null, now(), now(), now(), null),
      ('theme:thm_1', 'global_settings/appearance/themes/natal', now(), now(), now(), now())`
    .execute(db);
  await migrate(db);
  const { rows } = await sql`select resource, fields from firestore_mirror order by resource`
    .execute(db);
  await db.destroy();
  await drop();
  expect(rows).toEqual([
    { resource: "theme:thm_1", fields: null },
    { resource: "user:usr_1", fields: {} },
    { resource: "user:usr_2", fields: null },
  ]);
});
