import { printedSchema } from "../server/graphql/schema.ts";

if (await Deno.readTextFile("schema.graphql") !== printedSchema()) {
  console.error("schema.graphql is not what the code says: run `deno task schema`.");
  Deno.exit(1);
}
