import { type Kysely, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ImpersonationId, UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";
import type { Identified } from "./identity.ts";
import { compiledByShape } from "../../../database/compiled_by_shape.ts";
import { asUser } from "../tables.ts";
import type { User } from "../user.ts";
import { memoryOf } from "./remembered_people.ts";
import type { Impersonation } from "../viewer.ts";

/** A user as every request needs them, with the impersonation that is open in the session. */
export type FoundPerson = {
  readonly user: User;
  readonly sessionsFrom: Date | null;
  readonly impersonation: Impersonation & { readonly userId: UserId } | null;
};

type Lookup = {
  readonly who: Identified;
  readonly now: Date;
  readonly resolve: (person: FoundPerson | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/** The lookups that wait, by database, while a query runs. */
const queues = new WeakMap<Kysely<Tables>, Lookup[]>();

/** Whether a request may be answered by whom this process remembers; what changes something may not. */
export type Recall = "READ" | "REMEMBERED";

/**
 * Returns the user of an identity. Every request needs this, and a query costs more than its rows:
 * lookups that arrive while a query runs are read together by the next query.
 */
export function findPerson(
  { db, now }: Context,
  who: Identified,
  recall: Recall = "READ",
): Promise<FoundPerson | undefined> {
  const remembered = recall === "REMEMBERED" ? memoryOf(db)?.find(who, now) : undefined;
  if (remembered) return Promise.resolve(remembered);
  return new Promise((resolve, reject) => {
    const queue = queues.get(db);
    const lookup = { who, now, resolve, reject };
    if (queue) queue.push(lookup);
    else {
      queues.set(db, [lookup]);
      void runLookups(db);
    }
  });
}

async function runLookups(db: Kysely<Tables>) {
  for (let lookups = queues.get(db)!; lookups.length > 0; lookups = queues.get(db)!) {
    queues.set(db, []);
    try {
      const remember = memoryOf(db)?.reading();
      const people = await readPeople(db, lookups.map(({ who }) => who), lookups[0]!.now);
      lookups.forEach(({ who, resolve }, nth) => {
        const person = people[nth];
        if (person) remember?.(who, person);
        resolve(person);
      });
    } catch (error) {
      lookups.forEach(({ reject }) => reject(error));
    }
  }
  queues.delete(db);
}

/** Returns the user of each identity, in the order of `identities`. */
export async function readPeople(
  db: Kysely<Tables>,
  identities: readonly Identified[],
  now: Date,
): Promise<readonly (FoundPerson | undefined)[]> {
  const column = (field: "provider" | "subject" | "sessionKey") =>
    identities.map((one) => one[field]);
  const rows = await peopleOf(db, {
    providers: column("provider"),
    subjects: column("subject"),
    sessionKeys: column("sessionKey"),
    now,
  });
  const people = new Array<FoundPerson | undefined>(identities.length);
  for (const { nth, sessionsFrom, impersonationId, impersonatedId, until, ...user } of rows) {
    const isOpen = impersonationId && impersonatedId && until;
    people[Number(nth) - 1] = {
      user,
      sessionsFrom,
      impersonation: isOpen
        ? { id: impersonationId, adminId: user.id, userId: impersonatedId, expiresAt: until }
        : null,
    };
  }
  return people;
}

type Asked = {
  readonly providers: readonly string[];
  readonly subjects: readonly string[];
  readonly sessionKeys: readonly (string | null)[];
  readonly now: Date;
};

type PersonRow = User & {
  readonly nth: string;
  readonly sessionsFrom: Date | null;
  readonly impersonationId: ImpersonationId | null;
  readonly impersonatedId: UserId | null;
  readonly until: Date | null;
};

const peopleOf = compiledByShape<Asked, PersonRow>((db, asked) => {
  const { providers, subjects, sessionKeys, now } = asked;
  const given = sql<{ provider: string; subject: string; session_key: string; nth: string }>`unnest(
    ${providers}::text[], ${subjects}::text[], ${sessionKeys}::text[]) with ordinality`;
  return db.selectFrom(given.as<"given">(sql`given (provider, subject, session_key, nth)`))
    .innerJoin("identities", (join) =>
      join.onRef("identities.provider", "=", "given.provider")
        .onRef("identities.subject", "=", "given.subject"))
    .innerJoin("users", "users.id", "identities.user_id")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .leftJoin(
      "impersonations as i",
      (join) =>
        join.onRef("i.admin_id", "=", "users.id").onRef("i.session_key", "=", "given.session_key")
          .on("i.ended_at", "is", null).on("i.expires_at", ">", now),
    )
    .select(asUser)
    .select([
      "given.nth",
      "users.sessions_from as sessionsFrom",
      "i.id as impersonationId",
      "i.user_id as impersonatedId",
      "i.expires_at as until",
    ]);
});
