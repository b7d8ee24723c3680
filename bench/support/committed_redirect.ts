/**
 * The product's redirects with each click committed before its answer:
 * `deno run -A committed_redirect.ts DATA_DIR`.
 */
import { recordClicks } from "../../server/core/links/clicks/record_clicks.ts";
import { servedLinks } from "../../server/core/links/served_links.ts";
import type { Tables } from "../../server/core/tables.ts";
import { connect } from "../../server/database/connection.ts";
import { joinEmbedded } from "../../server/database/embedded/start.ts";
import { clickWriter } from "../../server/http/links/click_writer.ts";
import { linkResolver } from "../../server/http/links/link_resolver.ts";
import { linkMemory } from "../../server/http/links/link_memory.ts";
import { redirectHeaders } from "../../server/http/links/link_visit.ts";
import { memorySpill } from "../../tests/support/links/memory_spill.ts";
import { createServer } from "node:http";

const database = await joinEmbedded({ dataDir: Deno.args[0]!, log: () => {} });
const db = connect<Tables>({ ...database.config, max: 2 }, () => {});
const memory = linkMemory({ read: (slugs) => servedLinks(db, slugs), bytes: 1024 ** 3 });
const writer = clickWriter({
  commit: async (clicks) => void await recordClicks(db, clicks),
  spill: memorySpill(),
  gatherMs: 0,
  unsafeMs: 60_000,
});
let written = Promise.resolve();
const door = linkResolver({
  memory,
  clicks: { add: (click) => written = writer.add(click) },
  countryHeader: null,
  isLimited: true,
});
const server = createServer(async (incoming, outgoing) => {
  const { method = "", url: path = "", headers } = incoming;
  const header = (name: string) => headers[name] as string | undefined;
  const request = { method, path, header, address: header("x-real-ip") ?? "" };
  const location = door.redirect(request);
  if (location === null) {
    await door.resolve(request);
    await written;
    return outgoing.writeHead(302, [...redirectHeaders, "https://loja.example/"]).end();
  }
  await written;
  outgoing.writeHead(302, [...redirectHeaders, location]).end();
});
server.listen(
  0,
  () => console.info(`http://localhost:${(server.address() as { port: number }).port}`),
);
