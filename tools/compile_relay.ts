import { compileRelay } from "./relay_artifacts.ts";

/** Compiles the GraphQL of the web app in place: `deno task relay`. */
if (!await compileRelay(".")) Deno.exit(1);
