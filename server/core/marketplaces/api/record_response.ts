import { sql } from "kysely";
import { command } from "../../command.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import type { ShopRefusal } from "./shop_api.ts";

/** The connection and the version of its credentials that were used; nothing is recorded on others. */
type UsedConnection = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly version: number;
};

/** Milliseconds between two records of success. */
const RECORDED_MS = 5 * 60 * 1000;
/** Seconds of a pause that the shop requested without a time. */
export const PAUSE_SECONDS = 60;

type Answered = UsedConnection & {
  /** A person tests the connection: it is recorded in any case. */
  readonly isTest: boolean;
};

/** Records that the shop responded well, which ends any problem. */
export const recordSuccess = command(
  async ({ db, now, emit }, { id, userId, version, isTest }: Answered): Promise<void> => {
    const { numUpdatedRows } = await db.updateTable("marketplace_connections")
      .set({ last_success_at: now, checked_at: now, problem: null, problem_since: null })
      .where("id", "=", id).where("version", "=", version).where("disconnected_at", "is", null)
      .where((eb) =>
        eb.or([
          eb("problem", "is not", null),
          eb("last_success_at", "is", null),
          eb.lit(isTest),
          eb("last_success_at", "<=", new Date(now.getTime() - RECORDED_MS)),
        ])
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) emit({ name: "shop.changed", userId, connectionId: id });
  },
);

type Refused = UsedConnection & { readonly refusal: ShopRefusal };

/**
 * Records why the shop refused. A requested pause is no problem, and neither is a refusal about one
 * product; a problem that continues keeps its beginning.
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
    const recorded = await connection.set({
      checked_at: now,
      problem: reason,
      problem_since:
        sql`case when problem = ${reason} then problem_since else ${now}::timestamptz end`,
    }).executeTakeFirst();
    if (recorded.numUpdatedRows > 0n && before?.problem !== reason) {
      emit({ name: "shop.changed", userId, connectionId: id });
    }
  },
);
