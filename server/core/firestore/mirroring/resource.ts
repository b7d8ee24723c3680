import type { DomainEvent, EventName, EventOf } from "../../events.ts";
import type { ThemeId, UserId } from "../../ids.ts";
import type { Reading } from "../importing/reading.ts";

/** What is one document in Firestore: its kind, and the id of our row. */
export type Resource =
  | `user:${UserId}`
  | `botSettings:${UserId}`
  | `plan:${string}`
  | `theme:${ThemeId}`
  | "appearance:";

export type ResourceKind = "user" | "botSettings" | "plan" | "theme" | "appearance";

/** The kinds that may also change there. */
export const sharedKinds: ReadonlySet<ResourceKind> = new Set(["plan", "theme", "appearance"]);

/** What the documents that are read are here. */
export const kindsOfReadings: Readonly<Partial<Record<Reading["kind"], ResourceKind>>> = {
  USER: "user",
  BOT_SETTINGS: "botSettings",
  PLAN: "plan",
  THEME: "theme",
  APPEARANCE: "appearance",
};

/** Returns the kind and the id. */
export function partsOf(resource: Resource): { readonly kind: ResourceKind; readonly id: string } {
  const at = resource.indexOf(":");
  return { kind: resource.slice(0, at) as ResourceKind, id: resource.slice(at + 1) };
}

type About = { readonly userId: UserId };
const person = ({ userId }: About): Resource[] => [`user:${userId}`];
const newcomer = ({ userId }: About): Resource[] => [`user:${userId}`, `botSettings:${userId}`];
const plan = ({ priceId }: { readonly priceId: string }): Resource[] => [`plan:${priceId}`];
const theme = ({ themeId }: { readonly themeId: ThemeId }): Resource[] => [`theme:${themeId}`];

/** The documents that an event changes; an event without a row changes none. */
const mirrored: { readonly [N in EventName]?: (event: EventOf<N>) => Resource[] } = {
  "user.registered": newcomer,
  "user.imported": newcomer,
  "user.madeAdmin": person,
  "user.madeMember": person,
  "user.changed": person,
  "user.deleted": newcomer,
  "plan.granted": person,
  "plan.changed": person,
  "subscription.changed": person,
  "subscription.extended": person,
  "offer.queued": person, // their count of messages
  "campaignText.queued": person,
  "dispatch.queued": person,
  "dispatch.failed": person,
  "dispatch.expired": person,
  "dispatch.canceled": person,
  "botSettings.changed": ({ userId }) => [`botSettings:${userId}`],
  "plan.created": plan,
  "plan.updated": plan,
  "plan.archived": plan,
  "theme.created": theme,
  "theme.changed": theme,
  "theme.deleted": theme,
  "theme.restored": theme,
  "appearance.changed": () => ["appearance:"],
};

/** Returns the documents that events change, each once, in an order that all transactions share. */
export function resourcesOf(events: readonly DomainEvent[]): Resource[] {
  const all = events.flatMap((event) => {
    const of = mirrored[event.name] as ((event: DomainEvent) => Resource[]) | undefined;
    return of?.(event) ?? [];
  });
  return [...new Set(all)].sort();
}
