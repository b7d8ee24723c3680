import { type Kysely, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ImpersonationId, UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";
import type { Identified } from "./identity.ts";
import type { Role } from "../user.ts";

/** Somebody as each request has to know them, and in whose name they act in that session. */
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

type Asked = {
  readonly who: Identified;
  readonly now: Date;
  readonly found: (person: FoundPerson | undefined) => void;
  readonly failed: (error: unknown) => void;
};

/** Who waits, by database, while a question is on its way there. */
const queues = new WeakMap<Kysely<Tables>, Asked[]>();

/**
 * The person of an identity, read after the call. Every request asks this, and the question costs more
 * than the row: those who come while one is on its way are read together by the next.
 */
export function findPerson(
  { db, now }: Context,
  who: Identified,
): Promise<FoundPerson | undefined> {
  return new Promise((found, failed) => {
    const queue = queues.get(db);
    const asked = { who, now, found, failed };
    if (queue) queue.push(asked);
    else {
      queues.set(db, [asked]);
      void answerAll(db);
    }
  });
}

async function answerAll(db: Kysely<Tables>) {
  for (let asked = queues.get(db)!; asked.length > 0; asked = queues.get(db)!) {
    queues.set(db, []);
    try {
      const people = await readPeople(db, asked.map(({ who }) => who), asked[0]!.now);
      asked.forEach(({ found }, nth) => found(people[nth]));
    } catch (error) {
      asked.forEach(({ failed }) => failed(error));
    }
  }
  queues.delete(db);
}

/** The person of each identity, in their order. */
export async function readPeople(
  db: Kysely<Tables>,
  identities: readonly Identified[],
  now: Date,
): Promise<readonly (FoundPerson | undefined)[]> {
  const all = (field: "provider" | "subject" | "sessionKey") => identities.map((one) => one[field]);
  const { rows } = await sql<FoundPerson & { nth: number }>`
    select asked.nth::int, u.id, u.role, u.email, u.email_verified_at, u.display_name,
      u.sessions_from, u.blocked_at,
      i.id as impersonation_id, i.user_id as impersonated_id, i.expires_at as impersonated_until
    from unnest(${all("provider")}::text[], ${all("subject")}::text[], ${all("sessionKey")}::text[])
      with ordinality as asked (provider, subject, session_key, nth)
    join identities on identities.provider = asked.provider and identities.subject = asked.subject
    join users u on u.id = identities.user_id
    left join impersonations i on i.admin_id = u.id and i.session_key = asked.session_key
      and i.ended_at is null and i.expires_at > ${now}`.execute(db);
  const people = new Array<FoundPerson | undefined>(identities.length);
  for (const { nth, ...person } of rows) people[nth - 1] = person;
  return people;
}
