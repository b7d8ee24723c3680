import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** The public schema, as integrators and the web app read it. */
export const printedSchema = () => printSchema(lexicographicSortSchema(schema)) + "\n";

if (import.meta.main) await Deno.writeTextFile("schema.graphql", printedSchema());
