import { readReleased } from "../server/graphql/releases/released.ts";
import { schemaChanges } from "../server/graphql/releases/schema_changes.ts";
import { DEPRECATED_DAYS, refusedChanges } from "../server/graphql/releases/stability.ts";
import { printedSchema, schema } from "../server/graphql/schema.ts";

/** Fails when schema.graphql is not what the code says, or breaks what was released. */
if (await Deno.readTextFile("schema.graphql") !== printedSchema()) {
  console.error("schema.graphql differs from the code: run `deno task schema`.");
  Deno.exit(1);
}
const { schema: before, history } = await readReleased();
const changes = await schemaChanges(before, schema);
const refused = refusedChanges({ before, changes, ...history, today: new Date() });
if (refused.length > 0) {
  console.error([
    "The schema breaks what was released (docs/decisions/064):",
    ...refused.map(({ path, message }) => `  ${path}: ${message}`),
    "Keep it, deprecated with the field to use instead, for " +
    `${DEPRECATED_DAYS} days from the release that says so; or name its path and why under ` +
    '"accepted" in server/graphql/releases/history.json.',
  ].join("\n"));
  Deno.exit(1);
}
