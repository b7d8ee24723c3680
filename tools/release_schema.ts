import { writeFile } from "node:fs/promises";
import { printedSchema, schema } from "../server/graphql/schema.ts";
import { HISTORY, readReleased, RELEASED_SCHEMA } from "../server/graphql/releases/released.ts";
import { schemaChanges } from "../server/graphql/releases/schema_changes.ts";
import { deprecationsOn, refusedChanges } from "../server/graphql/releases/stability.ts";

/** Makes the present schema the released one: what changes from now on, integrators are promised. */
const today = new Date();
const day = today.toISOString().slice(0, 10);
const { schema: before, history } = await readReleased();
const changes = await schemaChanges(before, schema);
const refused = refusedChanges({ before, changes, ...history, today });
if (refused.length > 0) {
  console.error(refused.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  Deno.exit(1);
}
const told = changes.map(({ path, level, message }) => ({ path, level, message }));
const deprecations = deprecationsOn(day, schema, history.deprecations);
await writeFile(RELEASED_SCHEMA, printedSchema());
await writeFile(
  HISTORY,
  JSON.stringify(
    { releases: [{ day, changes: told }, ...history.releases], deprecations, accepted: {} },
    null,
    2,
  ) + "\n",
);
console.info(`${changes.length} changes released on ${day}`);
