import { printedSchema } from "../server/graphql/schema.ts";

if (await Deno.readTextFile("schema.graphql") !== printedSchema()) {
  console.error("schema.graphql differs from the code: run `deno task schema`.");
  Deno.exit(1);
}
