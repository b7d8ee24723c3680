import { type Kysely, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ImpersonationId, UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";
import type { Identified } from "./identity.ts";
import type { Role } from "../user.ts";

/** A user as every request needs them, with the impersonation that is open in the session. */
export type FoundPerson = {
  readonly id: UserId;
  readonly role: Role;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly display_name: string;
  readonly sessions_from: Date | null;
  readonly blocked_at: Date | null;
  readonly impersonation_id: ImpersonationId | null;
  readonly impersonated_id: UserId | null;
  readonly impersonated_until: Date | null;
};

type Lookup = {
  readonly who: Identified;
  readonly now: Date;
  readonly resolve: (person: FoundPerson | undefined) => void;
  readonly reject: (error: unknown) => void;
};

/** The lookups that wait, by database, while a query runs. */
const queues = new WeakMap<Kysely<Tables>, Lookup[]>();

/**
 * Returns the user of an identity. Every request needs this, and a query costs more than its rows:
 * lookups that arrive while a query runs are read together by the next query.
 */
export function findPerson(
  { db, now }: Context,
  who: Identified,
): Promise<FoundPerson | undefined> {
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
      const people = await readPeople(db, lookups.map(({ who }) => who), lookups[0]!.now);
      lookups.forEach(({ resolve }, nth) => resolve(people[nth]));
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
  const { rows } = await sql<FoundPerson & { nth: number }>`
    select given.nth::int, u.id, u.role, u.email, u.email_verified_at, u.display_name,
      u.sessions_from, u.blocked_at,
      i.id as impersonation_id, i.user_id as impersonated_id, i.expires_at as impersonated_until
    from unnest(${column("provider")}::text[], ${column("subject")}::text[], ${
    column("sessionKey")
  }::text[])
      with ordinality as given (provider, subject, session_key, nth)
    join identities on identities.provider = given.provider and identities.subject = given.subject
    join users u on u.id = identities.user_id
    left join impersonations i on i.admin_id = u.id and i.session_key = given.session_key
      and i.ended_at is null and i.expires_at > ${now}`.execute(db);
  const people = new Array<FoundPerson | undefined>(identities.length);
  for (const { nth, ...person } of rows) people[nth - 1] = person;
  return people;
}
