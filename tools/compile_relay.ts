import { compileRelay } from "./relay_artifacts.ts";

/** Compiles the GraphQL of the web app where it stands: `deno task relay`. */
if (!await compileRelay(".")) Deno.exit(1);
