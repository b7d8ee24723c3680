import PQueue from "p-queue";
import { Failure } from "../core/errors.ts";
import { GUESTS, type ReadProduct } from "../core/marketplaces/readings/product_reading.ts";
import { queuePerKey } from "../process/queue_per_key.ts";

/** Pages that are read for one person at a time: a slow shop holds up nobody else's. */
const READS_PER_PERSON = 3;
/** Pages that are read for all guests of this process at a time, and that may wait for them. */
const READS_OF_GUESTS = 3;
const WAITING_GUESTS = 3;

/** Makes the reads for one person, and those for all guests, wait for each other beyond a few. */
export function readsInTurn(read: ReadProduct): ReadProduct {
  const inTurn = queuePerKey({ concurrency: READS_PER_PERSON });
  const guests = new PQueue({ concurrency: READS_OF_GUESTS });
  return async (url, reader) => {
    if (reader === undefined) return await read(url);
    if (reader !== GUESTS) return await inTurn(reader).add(() => read(url));
    if (guests.size >= WAITING_GUESTS) throw new Failure("TOO_MANY_REQUESTS");
    return await guests.add(() => read(url));
  };
}
