/**
 * Runs the benches that `BENCHES` names, separated by commas, one after another in this process: what
 * they import of the server is loaded once. It ends with the first that fails.
 */
import { ALL_RAN } from "./scale.ts";

for (const name of Deno.env.get("BENCHES")!.split(",")) await import(`../${name}.ts`);
console.log(ALL_RAN);
Deno.exit(); // what one of them left open would keep the process alive
