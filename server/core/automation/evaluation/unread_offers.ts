import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { UNREAD, unreadIn } from "./next_candidate.ts";

/** How long an offer that could not be read stands behind the others. */
export const BEHIND_MS = 24 * 60 * 60 * 1000;

type Unread = { readonly eventKey: string; readonly at: Date; readonly ids: string };

/** The offers that rules of a person could not read, as their decisions recorded it. */
export class UnreadOffers {
  readonly #rows: readonly Unread[];
  constructor(rows: readonly Unread[] = []) {
    this.#rows = rows;
  }

  /** Reads what was recorded since then. */
  static async load(
    { db }: Pick<Context, "db">,
    userId: UserId,
    since: Date,
  ): Promise<UnreadOffers> {
    const { rows } = await sql<Unread>`
      select event_key as "eventKey", at, reason_detail ->> ${sql.lit(UNREAD)} as ids
      from rule_decisions
      where user_id = ${userId} and at > ${since}::timestamptz
        and reason_detail ? ${sql.lit(UNREAD)}`.execute(db);
    return new UnreadOffers(rows);
  }

  /** Returns those that could not be read for an event. */
  of(eventKey: string): ReadonlySet<OfferId> {
    return offersOf(this.#rows.filter((row) => row.eventKey === eventKey));
  }

  /** Returns those that stand behind the others at an instant. */
  behindAt(at: Date): ReadonlySet<OfferId> {
    const since = at.getTime() - BEHIND_MS;
    return offersOf(this.#rows.filter((row) => row.at < at && row.at.getTime() > since));
  }
}

const offersOf = (rows: readonly Unread[]) => new Set(rows.flatMap(({ ids }) => unreadIn(ids)));
