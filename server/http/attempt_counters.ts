import { CompiledQuery, type Kysely } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Allowance } from "../core/attempts.ts";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** For so long the network that somebody signed in from is known. */
const KNOWN_SECONDS = 30 * DAY_SECONDS;

/**
 * Counters in the product's database, so that all instances count together. Keys are stored as
 * SHA-256; expired counters are deleted by themselves.
 */
export function attemptCounters<Tables>(db: Kysely<Tables>) {
  const store = {
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values))
          .then(({ rows }) => ({ rows, rowCount: rows.length })),
    },
    storeType: "client",
    tableName: "attempts",
    tableCreated: true,
  };
  const known = new RateLimiterPostgres({
    ...store,
    keyPrefix: "known",
    points: 1,
    duration: KNOWN_SECONDS,
    clearExpiredByTimeout: true, // for all: the table is one
  });
  const counters = new Map<string, RateLimiterPostgres>();

  function counterOf(name: string, { most: points, minutes }: Allowance): RateLimiterPostgres {
    const duration = minutes * MINUTE_SECONDS;
    const counter = counters.get(name) ??
      new RateLimiterPostgres({
        ...store,
        keyPrefix: name,
        points,
        duration,
        clearExpiredByTimeout: false,
      });
    counters.set(name, counter);
    return counter;
  }

  return {
    /** Counts one attempt; returns the milliseconds until the next is allowed, 0 for now. */
    async count(name: string, allowance: Allowance, key: string): Promise<number> {
      const counted = await counterOf(name, allowance).consume(await hashed(key))
        .catch((refused) => {
          if (refused instanceof RateLimiterRes) return refused;
          throw refused;
        });
      return counted.consumedPoints > allowance.most ? counted.msBeforeNext : 0;
    },

    /** Takes one attempt back. */
    async giveBack(name: string, allowance: Allowance, key: string): Promise<void> {
      await counterOf(name, allowance).reward(await hashed(key));
    },

    /** Remembers a key for a month. */
    async remember(key: string): Promise<void> {
      await known.set(await hashed(key), 1, KNOWN_SECONDS);
    },
    async isKnown(key: string): Promise<boolean> {
      return await known.get(await hashed(key)) !== null;
    },
  };
}

async function hashed(key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return new Uint8Array(digest).toHex();
}
