import { webPages } from "../adapters/web_pages/web_pages.ts";
import type { ReadProduct } from "../core/marketplaces/readings/product_reading.ts";
import type { Outbound } from "../core/outbound.ts";
import { queuePerKey } from "../process/queue_per_key.ts";

/** Pages that are read for one person at a time: a slow shop holds up nobody else's. */
const READS_PER_PERSON = 3;

/** Reads products from their shops' pages, one person's in turn. */
export function pageReader(outbound: Outbound): ReadProduct {
  const read = webPages(outbound);
  const inTurn = queuePerKey({ concurrency: READS_PER_PERSON });
  return (url, reader) => reader ? inTurn(reader, () => read(url)) : read(url);
}
