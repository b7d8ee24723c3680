/**
 * Reads every link of a database into memory: `deno run -A links_in_memory.ts DATA_DIR LINKS`. Prints
 * the megabytes that they take.
 */
import { servedLinks } from "../../server/core/links/served_links.ts";
import type { Tables } from "../../server/core/tables.ts";
import { connect } from "../../server/database/connection.ts";
import { joinEmbedded } from "../../server/database/embedded/start.ts";
import { linkMemory } from "../../server/http/links/link_memory.ts";

const [dataDir = "", links = ""] = Deno.args;
const TOGETHER = 500;
const database = await joinEmbedded({ dataDir, log: () => {} });
const db = connect<Tables>({ ...database.config, max: 1 }, () => {});
const memory = linkMemory({ read: (slugs) => servedLinks(db, slugs), bytes: 4 * 1024 ** 3 });
const collect = (globalThis as { gc?: () => void }).gc!;
const used = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
};
const before = used();
for (let next = 0; next < Number(links); next += TOGETHER) {
  await Promise.all(Array.from({ length: TOGETHER }, (_, n) => memory.load(`link${next + n}`)));
}
const after = used();
console.log(JSON.stringify({ megabytes: after - before, links: memory.size() }));
await db.destroy();
Deno.exit(0);
