import { type ExpressionBuilder, sql } from "kysely";
import type { Tx } from "../../command.ts";
import { createBotSettings } from "../../delivery/commands.ts";
import type { EventName } from "../../events.ts";
import { newId, type UserId } from "../../ids.ts";
import type { SubscriptionStatus } from "../../plans/subscription.ts";
import type { Tables } from "../../tables.ts";
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
    /** When the messages had been counted, and all of it was so. */
    readonly countedAt: Date;
  };
  /** What came the last time: only what is different now changes anything. Null: it is the first. */
  readonly before: {
    readonly displayName: string;
    readonly subscription: Omit<ImportedPerson["subscription"], "countedAt">;
    /** As of when both sides had that. */
    readonly at: Date;
  } | null;
};

/** What of a person is imported, each as a whole. */
export type ImportedPart = "displayName" | "subscription";

/** What became of a person. */
export type PersonImport = {
  readonly userId: UserId;
  /** Their plan is paid for here, and stayed as it is. */
  readonly isBilled: boolean;
  /**
   * What had changed here, too, since it last came: theirs holds, or ours, by the later time. A plan that
   * was granted here holds: each message that is counted there makes all of theirs look later.
   */
  readonly overwritten: readonly ImportedPart[];
  readonly kept: readonly ImportedPart[];
};

/**
 * Creates the users of these accounts, or updates of those that there are what changed since it came:
 * the name, the subscription and the count of messages. A subscription that is paid for here stays, and
 * so does the role of a known user.
 */
export async function importPeople(
  tx: Tx,
  provider: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlyMap<string, PersonImport>> {
  if (people.length === 0) return new Map();
  const subjects = people.map(({ subject }) => subject);
  const known = new Map(
    (await lockPeople(tx, provider, subjects)).map((one) => [one.subject, one]),
  );
  const created = await createPeople(
    tx,
    provider,
    people.filter(({ subject }) => !known.has(subject)),
  );
  const results = new Map<string, PersonImport>(created);
  for (const person of people) {
    const one = known.get(person.subject);
    if (one) results.set(person.subject, await updatePerson(tx, one, person));
  }
  return results;
}

/** Locks those of these accounts who are known, and the first sign-ins of all, and returns them. */
export async function lockPeople(tx: Tx, provider: string, subjects: readonly string[]) {
  if (subjects.length === 0) return [];
  const sorted = [...new Set(subjects)].sort();
  // The locks of a first sign-in: one of these may be signing in at this moment.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${provider} || subject, 0))
    from unnest(${sorted}::text[]) as subject`.execute(tx.db);
  return await knownPeople(tx, provider, sorted);
}

type Known = Awaited<ReturnType<typeof knownPeople>>[number];

const knownPeople = ({ db }: Tx, provider: string, subjects: readonly string[]) =>
  db.selectFrom("identities").innerJoin("users", "users.id", "user_id")
    .select(["subject", "users.id as userId", "email", "display_name as displayName", "plan"])
    .select([
      "stripe_price_id as priceId",
      "subscription_status as status",
      "subscription_expires_at as expiresAt",
    ])
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
  return users.map(({ person, id }) => [
    person.subject,
    { userId: id, isBilled: false, overwritten: [], kept: [] },
  ]);
}

const subscriptionColumns = ({ subscription }: Pick<ImportedPerson, "subscription">) => ({
  plan: subscription.plan,
  stripe_price_id: subscription.priceId,
  subscription_status: subscription.status,
  subscription_expires_at: subscription.expiresAt,
});

/** Updates what changed there, and decides where it changed here, too. */
async function updatePerson(tx: Tx, known: Known, person: ImportedPerson): Promise<PersonImport> {
  const { userId, isBilled } = known;
  const { before } = person;
  const nameOf = ({ displayName }: Pick<ImportedPerson, "displayName">) =>
    displayNameOf(displayName, person.email);
  const isNamed = !before || nameOf(before) !== nameOf(person);
  const isSubscribed = !isBilled &&
    (!before || !isSame(before.subscription, person.subscription));
  const isCounted = before?.subscription.messageCount !== person.subscription.messageCount;
  const both: ImportedPart[] = [];
  if (before && isNamed && ![nameOf(before), nameOf(person)].includes(known.displayName)) {
    both.push("displayName");
  }
  if (before && isSubscribed) {
    const isTheirs = isSame(before.subscription, known) || isSame(person.subscription, known);
    if (!isTheirs) both.push("subscription");
  }
  const later = before && both.length > 0
    ? await changedHere(tx, userId, { later: person.subscription.countedAt, granted: before.at })
    : new Set();
  const result = {
    userId,
    isBilled,
    overwritten: both.filter((part) => !later.has(part)),
    kept: both.filter((part) => later.has(part)),
  };
  const sets = {
    ...isNamed && !result.kept.includes("displayName") ? nameColumns(known, nameOf(person)) : {},
    ...isSubscribed && !result.kept.includes("subscription") ? subscriptionColumns(person) : {},
  };
  if (Object.keys(sets).length === 0 && !isCounted) return result;
  await tx.db.updateTable("users").where("id", "=", userId)
    .set((eb) => ({ ...sets, ...isCounted ? countColumns(eb, person) : {} })).execute();
  tx.emit({ name: "user.imported", userId });
  return result;
}

type Subscription = Omit<ImportedPerson["subscription"], "countedAt" | "messageCount">;

const isSame = (one: Subscription, other: Subscription): boolean =>
  one.plan === other.plan && one.priceId === other.priceId && one.status === other.status &&
  one.expiresAt?.getTime() === other.expiresAt?.getTime();

const nameColumns = ({ email }: Known, displayName: string) => ({
  display_name: displayName,
  search_text: searchTextOf(email, displayName),
});

/** The later month counts; of one month the greater count, as messages were sent from both. */
function countColumns(
  eb: ExpressionBuilder<Tables, "users">,
  { subscription: { messageCount, countedAt } }: ImportedPerson,
) {
  const month = monthOf(countedAt, HOME_ZONE);
  return {
    message_count: eb.case().when("counted_month", ">", month).then(eb.ref("message_count"))
      .when("counted_month", "=", month)
      .then(sql<number>`greatest(message_count, ${messageCount})`)
      .else(messageCount).end(),
    counted_month: sql<string>`greatest(counted_month, ${month})`,
  };
}

/** The events of a change of each part here. */
const changes: Readonly<Record<ImportedPart, readonly EventName[]>> = {
  displayName: ["user.changed"],
  subscription: ["plan.granted", "subscription.changed", "subscription.extended"],
};

/** Returns what of a person changed here as of `later`, or by a grant after `granted`. */
async function changedHere(
  { db }: Tx,
  userId: UserId,
  { later, granted }: { readonly later: Date; readonly granted: Date },
): Promise<ReadonlySet<ImportedPart>> {
  const rows = await db.selectFrom("events").select("name").distinct()
    .where(sql<boolean>`payload->>'userId' = ${userId}`)
    .where("name", "in", Object.values(changes).flat())
    .where(({ eb, or, and }) =>
      or([
        eb("happened_at", ">=", later),
        and([eb("name", "=", "plan.granted"), eb("happened_at", ">", granted)]),
      ])
    ).execute();
  const names = new Set(rows.map(({ name }) => name));
  const parts = Object.keys(changes) as ImportedPart[];
  return new Set(parts.filter((part) => changes[part].some((name) => names.has(name))));
}
