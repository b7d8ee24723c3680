/**
 * A product as small as can be, for tests that kill it: holds the database in the folder that its
 * argument names and writes row after row, reporting each once it is committed.
 */
import pg from "pg";
import { startEmbedded } from "../../../server/database/embedded/start.ts";

const encoder = new TextEncoder();
const report = (word: string) => Deno.stdout.writeSync(encoder.encode(`${word}\n`));

const [dataDir = ""] = Deno.args;
const { config } = await startEmbedded({ dataDir, log: () => {} });
const pool = new pg.Pool(config);
pool.on("error", () => {});
await pool.query("create table if not exists rows (n int primary key)");
report("ready");
for (let n = 1;;) {
  try {
    await pool.query("insert into rows values ($1) on conflict do nothing", [n]);
    report(String(n++));
  } catch {
    report("failed"); // the server is away; it must come back
    await new Promise((resolve) => setTimeout(resolve, 10)); // leaving it the processor
  }
}
