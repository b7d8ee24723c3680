import type { Kysely } from "kysely";
import type { UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";
import type { FoundPerson } from "./find_person.ts";
import type { Identified } from "./identity.ts";

/** The tables that a person is read from (`find_person.ts`). */
export const PEOPLE_TABLES = ["identities", "users", "plans", "impersonations"] as const;
/** The channel on which the database notifies of a person's id, or of `EVERYBODY`, once it commits. */
export const PEOPLE_CHANNEL = "people";
const EVERYBODY = "*";

/** Milliseconds. For so long a person may be remembered while no notification comes. */
const LIFETIME_MS = 5_000;
const MOST_PEOPLE = 10_000;

/** `asOf` counts the changes that were known before the person was read. */
type Entry = { readonly person: FoundPerson; readonly asOf: number; readonly until: number };

/** People as they were read, until something about them changes. */
export type RememberedPeople = {
  readonly find: (who: Identified, now: Date) => FoundPerson | undefined;
  /** Returns, before people are read, what remembers them as they were at this moment. */
  readonly reading: () => (who: Identified, person: FoundPerson) => void;
  /** Forgets whom a notification of the database names. */
  readonly notified: (payload: string) => void;
  readonly forgetAll: () => void;
};

/** Returns a memory of nobody yet; `clock` counts milliseconds and only goes forward. */
export function rememberedPeople(clock = () => performance.now()): RememberedPeople {
  const entries = new Map<string, Entry>();
  /** When each person last changed, as a number of changes. */
  const changes = new Map<UserId, number>();
  let count = 0;
  let allForgotten = 0;

  function forgetAll() {
    allForgotten = ++count;
    entries.clear();
    changes.clear();
  }

  return {
    find(who, now) {
      const entry = entries.get(keyOf(who));
      if (!entry || entry.until <= clock()) return undefined;
      const { person, asOf } = entry;
      if ((changes.get(person.user.id) ?? 0) > asOf) return undefined;
      const isOver = person.impersonation && person.impersonation.expiresAt <= now;
      return isOver ? { ...person, impersonation: null } : person;
    },
    reading() {
      const [asOf, until] = [count, clock() + LIFETIME_MS];
      return (who, person) => {
        if (asOf < allForgotten) return;
        const key = keyOf(who);
        entries.delete(key); // the newest come last, so that the oldest go first
        entries.set(key, { person, asOf, until });
        if (entries.size > MOST_PEOPLE) entries.delete(entries.keys().next().value!);
      };
    },
    notified(payload) {
      if (payload === EVERYBODY || changes.size >= MOST_PEOPLE) return forgetAll();
      changes.set(payload as UserId, ++count);
    },
    forgetAll,
  };
}

const keyOf = ({ provider, subject, sessionKey }: Identified) =>
  JSON.stringify([provider, subject, sessionKey]);

const memories = new WeakMap<Kysely<Tables>, RememberedPeople>();

/** From now on people who are found in this database, outside of transactions, are remembered. */
export const rememberPeople = (db: Kysely<Tables>, people: RememberedPeople): void =>
  void memories.set(db, people);

/** Returns the memory of a database; null: it has none, or this is a transaction. */
export const memoryOf = (db: Kysely<Tables>): RememberedPeople | null => memories.get(db) ?? null;
