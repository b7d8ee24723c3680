import { FREE_PLAN, type SubscriptionStatus } from "../../plans/subscription.ts";
import {
  type DocumentFields,
  type DocumentValue,
  instantOf,
  integerOf,
  isDocumentId,
  mapOf,
  textOf,
} from "../document.ts";
import { WarningList } from "./warning_list.ts";
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

/** The fields that are read; all others get a warning. */
const PROFILE = ["email", "displayName", "role", "createdAt", "subscription"];
const SUBSCRIPTION = ["plan", "status", "expiresAt", "messageCount", "stripePriceId", "limits"];

/** Reads `users/{uid}`. A field of another type, or with an unknown value, gets a warning and is left out. */
export function readProfile(fields: DocumentFields, warnings: WarningList): Profile {
  warnings.unknownFields(fields, PROFILE);
  const role = warnings.typed(fields, "role", textOf) ?? "user";
  if (role !== "user" && role !== "admin") warnings.add("UNKNOWN_VALUE", "role");
  return {
    email: readEmail(fields, warnings),
    displayName: warnings.typed(fields, "displayName", textOf),
    isAdmin: role === "admin",
    createdAt: warnings.typed(fields, "createdAt", instantOf),
    subscription: readSubscription(warnings.typed(fields, "subscription", mapOf) ?? {}, warnings),
  };
}

/** A person without a subscription has the free plan, as the earlier product treated them. */
function readSubscription(fields: DocumentFields, all: WarningList): ReadSubscription {
  const warnings = all.inside("subscription");
  warnings.unknownFields(fields, SUBSCRIPTION);
  const given = warnings.typed(fields, "status", textOf);
  const isKnown = given === null || statuses.has(given);
  if (!isKnown) warnings.add("UNKNOWN_VALUE", "status");
  return {
    plan: warnings.typed(fields, "plan", planName) ?? FREE_PLAN,
    // Nothing is sent for a status that we do not know, until somebody has looked.
    status: given === null ? "active" : isKnown ? given as SubscriptionStatus : "paused",
    expiresAt: warnings.typed(fields, "expiresAt", instantOf),
    messageCount: warnings.typed(fields, "messageCount", countOf) ?? 0,
    priceId: readPriceId(fields, warnings),
    limits: readLimits(warnings.typed(fields, "limits", mapOf) ?? {}, warnings.inside("limits")),
  };
}

/** Characters of an email. */
const LONGEST_EMAIL = 254;

function readEmail(fields: DocumentFields, warnings: WarningList): string | null {
  const email = warnings.typed(fields, "email", textOf)?.trim().toLowerCase() || null;
  if (email === null || email.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(email)) {
    return email;
  }
  warnings.add("UNKNOWN_VALUE", "email");
  return null;
}

/** A price is the id of a plan's document. */
function readPriceId(fields: DocumentFields, warnings: WarningList): string | null {
  const priceId = warnings.typed(fields, "stripePriceId", textOf) || null;
  if (priceId === null || isDocumentId(priceId)) return priceId;
  warnings.add("NOT_AN_ID", "stripePriceId");
  return null;
}

const planName = (value?: DocumentValue) => textOf(value)?.trim().slice(0, 40) || null;

const MOST_COUNT = 2 ** 31 - 1;

function countOf(value?: DocumentValue): number | null {
  const count = integerOf(value);
  return count === null || count < 0 || count > MOST_COUNT ? null : count;
}
