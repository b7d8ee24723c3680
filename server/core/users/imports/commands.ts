import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import { createBotSettings } from "../../delivery/commands.ts";
import { newId, type UserId } from "../../ids.ts";
import type { SubscriptionStatus } from "../../plans/subscription.ts";
import { monthOf } from "../../zoned.ts";
import { displayNameOf, HOME_ZONE, searchTextOf } from "../user.ts";

/** A person as another system knows them. */
export type ImportedPerson = {
  /** Their id at the identity provider. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly isAdmin: boolean;
  readonly createdAt: Date;
  readonly subscription: {
    readonly plan: string;
    readonly priceId: string | null;
    readonly status: SubscriptionStatus;
    readonly expiresAt: Date | null;
    readonly messageCount: number;
    /** When the messages had been counted. */
    readonly countedAt: Date;
  };
};

type Known = { readonly subject: string; readonly userId: UserId; readonly isBilled: boolean };

/** What became of a person; `isBilled`: their plan is paid for here, and stayed as it is. */
export type PersonImport = { readonly userId: UserId; readonly isBilled: boolean };

/**
 * Creates the users of these accounts, or updates the name and the subscription of those that there
 * are. A subscription that is paid for here stays, and so does the role of a known user.
 */
export async function importPeople(
  tx: Tx,
  provider: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlyMap<string, PersonImport>> {
  if (people.length === 0) return new Map();
  const subjects = people.map(({ subject }) => subject).sort();
  // The locks of a first sign-in: one of these may be signing in at this moment.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${provider} || subject, 0))
    from unnest(${subjects}::text[]) as subject`.execute(tx.db);
  const known = new Map(
    (await knownPeople(tx, provider, subjects)).map((one) => [one.subject, one]),
  );
  const created = await createPeople(
    tx,
    provider,
    people.filter(({ subject }) => !known.has(subject)),
  );
  const results = new Map<string, PersonImport>(created);
  for (const person of people) {
    const before = known.get(person.subject);
    if (!before) continue;
    await updatePerson(tx, before, person);
    results.set(person.subject, before);
  }
  return results;
}

const knownPeople = ({ db }: Tx, provider: string, subjects: readonly string[]): Promise<Known[]> =>
  db.selectFrom("identities").innerJoin("users", "users.id", "user_id")
    .select(["subject", "users.id as userId"])
    .select((eb) => eb("users.subscription_id", "is not", null).$castTo<boolean>().as("isBilled"))
    .where("provider", "=", provider).where("subject", "in", subjects)
    .orderBy("users.id").forNoKeyUpdate("users").execute();

async function createPeople(
  tx: Tx,
  provider: string,
  people: readonly ImportedPerson[],
): Promise<[string, PersonImport][]> {
  if (people.length === 0) return [];
  const { db, now, emit } = tx;
  const users = people.map((person) => ({ person, id: newId("usr") }));
  await db.insertInto("users").values(users.map(({ person, id }) => ({
    id,
    email: person.email,
    email_verified_at: person.emailVerified ? now : null,
    display_name: displayNameOf(person.displayName, person.email),
    search_text: searchTextOf(person.email, displayNameOf(person.displayName, person.email)),
    role: person.isAdmin ? "admin" as const : "user" as const,
    ...subscriptionColumns(person),
    message_count: person.subscription.messageCount,
    counted_month: monthOf(person.subscription.countedAt, HOME_ZONE),
    has_disclosure: true,
    signature: "",
    time_zone: HOME_ZONE,
    created_at: person.createdAt,
  }))).execute();
  await createBotSettings(tx, users.map(({ id }) => id));
  await db.insertInto("identities").values(users.map(({ person, id }) => ({
    provider,
    subject: person.subject,
    user_id: id,
  }))).execute();
  for (const { person, id } of users) {
    emit({ name: "user.imported", userId: id });
    if (person.isAdmin) emit({ name: "user.madeAdmin", userId: id });
  }
  return users.map(({ person, id }) => [person.subject, { userId: id, isBilled: false }]);
}

const subscriptionColumns = ({ subscription }: ImportedPerson) => ({
  plan: subscription.plan,
  stripe_price_id: subscription.priceId,
  subscription_status: subscription.status,
  subscription_expires_at: subscription.expiresAt,
});

async function updatePerson(tx: Tx, { userId, isBilled }: Known, person: ImportedPerson) {
  const displayName = displayNameOf(person.displayName, person.email);
  const { messageCount, countedAt } = person.subscription;
  const month = monthOf(countedAt, HOME_ZONE);
  await tx.db.updateTable("users").where("id", "=", userId).set((eb) => ({
    display_name: displayName,
    search_text: searchTextOf(person.email, displayName),
    ...isBilled ? {} : subscriptionColumns(person),
    // The later month counts; of one month the greater count, as messages were sent from both.
    message_count: eb.case().when("counted_month", ">", month).then(eb.ref("message_count"))
      .when("counted_month", "=", month)
      .then(sql<number>`greatest(message_count, ${messageCount})`)
      .else(messageCount).end(),
    counted_month: sql<string>`greatest(counted_month, ${month})`,
  })).execute();
  tx.emit({ name: "user.imported", userId });
}
