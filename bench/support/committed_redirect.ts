/**
 * The product's redirects with each click committed before its answer:
 * `deno run -A committed_redirect.ts DATA_DIR`.
 */
import { countNewClicks } from "../../server/core/links/clicks/count_clicks.ts";
import { storeClicks } from "../../server/core/links/clicks/store_clicks.ts";
import { servedLinks } from "../../server/core/links/served_links.ts";
import type { Tables } from "../../server/core/tables.ts";
import { connect } from "../../server/database/connection.ts";
import { joinEmbedded } from "../../server/database/embedded/start.ts";
import { clickCounting } from "../../server/http/links/click_counting.ts";
import { clickWriter } from "../../server/http/links/click_writer.ts";
import { linkResolver } from "../../server/http/links/link_resolver.ts";
import { linkMemory } from "../../server/http/links/link_memory.ts";
import { plainRequest } from "../../server/http/server/plain_request.ts";
import { readyBytes } from "../../server/http/server/ready_bytes.ts";
import { memorySpill } from "../../tests/support/links/memory_spill.ts";
import { createServer } from "node:net";
import { ADDRESS_HEADER } from "./sockets.ts";

const database = await joinEmbedded({ dataDir: Deno.args[0]!, log: () => {} });
const db = connect<Tables>({ ...database.config, max: 2 }, () => {});
const memory = linkMemory({ read: (slugs) => servedLinks(db, slugs), bytes: 1024 ** 3 });
const counting = clickCounting(async () => (await countNewClicks(db)).isMore);
const writer = clickWriter({
  async commit(batch) {
    await storeClicks(db, batch);
    counting.schedule();
  },
  spill: memorySpill(),
  gatherMs: 2,
  unsafeMs: 60_000,
});
let written = Promise.resolve();
const door = linkResolver({
  memory,
  clicks: { add: (click) => written = writer.add(click) },
  countryHeader: null,
  isLimited: true,
});
const bytes = readyBytes(75_000);
const server = createServer((socket) => {
  socket.on("data", async (received: Uint8Array<ArrayBuffer>) => {
    const { method, path, headers } = plainRequest(received)!;
    const header = (name: string) => headers.get(name);
    const request = { method, path, header, address: header(ADDRESS_HEADER) ?? "" };
    let location = door.redirect(request);
    if (location === null) {
      const resolved = await door.resolve(request);
      if (resolved.kind !== "REDIRECT") throw new Error(`not redirected: ${resolved.kind}`);
      location = resolved.location;
    }
    await written;
    socket.write(bytes.redirect(location), "latin1");
  });
});
server.listen(
  0,
  () => console.info(`http://localhost:${(server.address() as { port: number }).port}`),
);
