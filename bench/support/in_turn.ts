/**
 * Runs the benches that `BENCHES` names, separated by commas, one after another in this process: what
 * they import of the server is loaded once. It ends with the first that fails.
 */
for (const name of Deno.env.get("BENCHES")!.split(",")) await import(`../${name}.ts`);
Deno.exit(); // what one of them left open would keep the process alive
