import { sql } from "kysely";
import { command } from "../../command.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import type { ShopRefusal } from "./shop_api.ts";

/** Whose credentials a shop answered: of earlier ones nothing is noted. */
type AnsweredConnection = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly version: number;
};

/** Milliseconds: while all goes well, success is written down and told no more often. */
const NOTED_MS = 5 * 60 * 1000;
/** Seconds of a pause that the shop asked for without saying how long. */
const PAUSE_SECONDS = 60;

type Answered = AnsweredConnection & {
  /** Somebody wants to know: it is written down whatever was before. */
  readonly isTest: boolean;
};

/** Writes down that the shop answered as it should: whatever was wrong is over. */
export const recordAnswer = command(
  async ({ db, now, emit }, { id, userId, version, isTest }: Answered): Promise<void> => {
    const { numUpdatedRows } = await db.updateTable("marketplace_connections")
      .set({ last_success_at: now, checked_at: now, problem: null, problem_since: null })
      .where("id", "=", id).where("version", "=", version).where("disconnected_at", "is", null)
      .where((eb) =>
        eb.or([
          eb("problem", "is not", null),
          eb("last_success_at", "is", null),
          eb.lit(isTest),
          eb("last_success_at", "<=", new Date(now.getTime() - NOTED_MS)),
        ])
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) emit({ name: "shop.changed", userId, connectionId: id });
  },
);

type Refused = AnsweredConnection & { readonly refusal: ShopRefusal };

/**
 * Writes down why the shop did not answer. A pause that it asked for is no problem, and neither is
 * what it said of one product; a problem that goes on keeps its beginning.
 */
export const recordRefusal = command(
  async ({ db, now, emit }, { id, userId, version, refusal }: Refused): Promise<void> => {
    const { reason, retryAfterSeconds } = refusal;
    if (reason === "PRODUCT_NOT_FOUND" || reason === "REQUEST_REFUSED") return;
    const connection = db.updateTable("marketplace_connections")
      .where("id", "=", id).where("version", "=", version).where("disconnected_at", "is", null);
    if (reason === "RATE_LIMITED") {
      const pauseMs = (retryAfterSeconds ?? PAUSE_SECONDS) * 1000;
      const { numUpdatedRows } = await connection
        .set({ paused_until: new Date(now.getTime() + pauseMs) }).executeTakeFirst();
      if (numUpdatedRows > 0n) emit({ name: "shop.changed", userId, connectionId: id });
      return;
    }
    const before = await db.selectFrom("marketplace_connections").select("problem")
      .where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    const noted = await connection.set({
      checked_at: now,
      problem: reason,
      problem_since:
        sql`case when problem = ${reason} then problem_since else ${now}::timestamptz end`,
    }).executeTakeFirst();
    if (noted.numUpdatedRows > 0n && before?.problem !== reason) {
      emit({ name: "shop.changed", userId, connectionId: id });
    }
  },
);
