import type { ReadProduct } from "../core/marketplaces/readings/product_reading.ts";
import { queuePerKey } from "../process/queue_per_key.ts";

/** Pages that are read for one person at a time: a slow shop holds up nobody else's. */
const READS_PER_PERSON = 3;

/** Makes the reads for one person wait for each other beyond a few. */
export function readsInTurn(read: ReadProduct): ReadProduct {
  const inTurn = queuePerKey({ concurrency: READS_PER_PERSON });
  return (url, reader) => reader ? inTurn(reader).add(() => read(url)) : read(url);
}
