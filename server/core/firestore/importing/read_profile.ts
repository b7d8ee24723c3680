import { FREE_PLAN, type SubscriptionStatus } from "../../plans/subscription.ts";
import {
  type DocumentFields,
  type DocumentValue,
  instantOf,
  integerOf,
  mapOf,
  textOf,
} from "../document.ts";
import { NoteList } from "./note_list.ts";
import { readLimits } from "./read_plan.ts";

/** What a profile says of a person; null or absent: nothing. */
export type Profile = {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly isAdmin: boolean;
  readonly createdAt: Date | null;
  readonly subscription: ReadSubscription;
};

export type ReadSubscription = {
  readonly plan: string;
  readonly status: SubscriptionStatus;
  readonly expiresAt: Date | null;
  readonly messageCount: number;
  readonly priceId: string | null;
  /** Copied from the plan when it was bought; empty: none. */
  readonly limits: Readonly<Record<string, number>>;
};

const statuses = new Set<string>(
  [
    "trialing",
    "active",
    "expired",
    "past_due",
    "canceled",
    "unpaid",
    "incomplete",
    "paused",
  ] satisfies SubscriptionStatus[],
);

/** The fields that are read; all others are noted. */
const PROFILE = ["email", "displayName", "role", "createdAt", "subscription"];
const SUBSCRIPTION = ["plan", "status", "expiresAt", "messageCount", "stripePriceId", "limits"];

/** Reads `users/{uid}`. A field of another type, or with an unknown value, is noted and left out. */
export function readProfile(fields: DocumentFields, notes: NoteList): Profile {
  notes.unknownFields(fields, PROFILE);
  const role = notes.typed(fields, "role", textOf) ?? "user";
  if (role !== "user" && role !== "admin") notes.add("UNKNOWN_VALUE", "role");
  return {
    email: notes.typed(fields, "email", textOf)?.trim().toLowerCase() || null,
    displayName: notes.typed(fields, "displayName", textOf),
    isAdmin: role === "admin",
    createdAt: notes.typed(fields, "createdAt", instantOf),
    subscription: readSubscription(notes.typed(fields, "subscription", mapOf) ?? {}, notes),
  };
}

/** A person without a subscription has the free plan, as the earlier product treated them. */
function readSubscription(fields: DocumentFields, all: NoteList): ReadSubscription {
  const notes = all.inside("subscription");
  notes.unknownFields(fields, SUBSCRIPTION);
  const given = notes.typed(fields, "status", textOf);
  const isKnown = given === null || statuses.has(given);
  if (!isKnown) notes.add("UNKNOWN_VALUE", "status");
  return {
    plan: notes.typed(fields, "plan", planName) ?? FREE_PLAN,
    // Nothing is sent for a status that we do not know, until somebody has looked.
    status: given === null ? "active" : isKnown ? given as SubscriptionStatus : "paused",
    expiresAt: notes.typed(fields, "expiresAt", instantOf),
    messageCount: notes.typed(fields, "messageCount", countOf) ?? 0,
    priceId: notes.typed(fields, "stripePriceId", textOf) || null,
    limits: readLimits(notes.typed(fields, "limits", mapOf) ?? {}, notes.inside("limits")),
  };
}

const planName = (value?: DocumentValue) => textOf(value)?.trim().slice(0, 40) || null;

const MOST_COUNT = 2 ** 31 - 1;

function countOf(value?: DocumentValue): number | null {
  const count = integerOf(value);
  return count === null || count < 0 || count > MOST_COUNT ? null : count;
}
