import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { type Feed, FEED_PATH, feedOf, findFeed } from "../core/campaigns/calendar/feed.ts";
import type { Context } from "../core/context.ts";
import type { UserId } from "../core/ids.ts";
import type { HttpEnv } from "./http_env.ts";
import { accepts } from "./pages/cached_page.ts";

/** Files that are written for one calendar: one for each change of it, or each new process. */
const WRITINGS = { most: 30, minutes: 60 };
/** Seconds for which a program may keep a calendar. */
const MAX_AGE = 300;
/** Raise it when the file of the same calendar changes. */
const FORMAT = 1;
/** Compressed bytes of the files that a process remembers. */
const MOST_BYTES = 8 * 1024 * 1024;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

type Body = Uint8Array<ArrayBuffer>;

/**
 * Serves people's calendars at their secret addresses, which no search engine may list. A program
 * that has the current file costs one query, and so does one that asks for it without saying so.
 */
export function calendarFeeds(app: Hono<HttpEnv>, systemContext: () => Context): void {
  const files = new FeedFiles();
  app.get(`${FEED_PATH}/:file{[\\w-]{32}\\.ics}`, async (c) => {
    const ctx = systemContext();
    const headers = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
    const feed = await findFeed(ctx, c.req.param("file").replace(/\.ics$/, ""));
    if (!feed) {
      return c.text("Este calendário não existe.", 404, {
        ...headers,
        "cache-control": "no-store",
      });
    }
    const etag = etagOf(feed);
    const current = {
      ...headers,
      etag,
      "cache-control": `private, max-age=${MAX_AGE}`,
      vary: "accept-encoding",
    };
    if (c.req.header("if-none-match")?.split(/,\s*/).includes(etag)) {
      return c.body(null, 304, current);
    }
    const file = await files.get(ctx, feed.userId, etag);
    if ("waitMs" in file) {
      return c.text("Foram pedidos demais. Tente de novo mais tarde.", 429, {
        ...headers,
        "retry-after": String(Math.ceil(file.waitMs / 1_000)),
      });
    }
    const isZipped = accepts(c.req.header("accept-encoding") ?? "", "gzip");
    return c.body(isZipped ? file.zipped : new Uint8Array(await unzip(file.zipped)), 200, {
      ...current,
      etag: file.etag, // that of an older file after many changes
      "content-type": "text/calendar; charset=utf-8",
      ...isZipped && { "content-encoding": "gzip" },
    });
  });
}

/** Weak: it identifies the file in any encoding. The address of a feed says whose calendar it is. */
function etagOf({ userId, version }: Feed): string {
  const digest = createHash("sha256").update(`${FORMAT} ${userId} ${version}`).digest("base64url");
  return `W/"${digest.slice(0, 22)}"`;
}

type File = { readonly etag: string; readonly zipped: Body } | { readonly waitMs: number };

/** The files of a process, each written once for all who want it at the same time. */
class FeedFiles {
  readonly #written = new LRUCache<UserId, { etag: string; zipped: Body }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ zipped }) => zipped.byteLength,
  });
  readonly #writing = new Map<string, Promise<File>>();

  async get(ctx: Context, userId: UserId, etag: string): Promise<File> {
    const written = this.#written.get(userId);
    if (written?.etag === etag) return written;
    const writing = this.#writing.get(etag) ??
      this.#write(ctx, userId, etag).finally(() => this.#writing.delete(etag));
    this.#writing.set(etag, writing);
    return await writing;
  }

  async #write(ctx: Context, userId: UserId, etag: string): Promise<File> {
    const waitMs = await ctx.ports.countAttempt("calendarFeed", WRITINGS, userId);
    if (waitMs > 0) return this.#written.get(userId) ?? { waitMs };
    const file = { etag, zipped: new Uint8Array(await zip(await feedOf(ctx, userId))) };
    this.#written.set(userId, file);
    return file;
  }
}
