import { Failure } from "../../errors.ts";
import type { MaintenanceId, UserId } from "../../ids.ts";
import type { Viewer } from "../../users/viewer.ts";

/** FULL: only those who pass get in. READ_ONLY: everybody reads, and nothing is changed. */
export type MaintenanceMode = "FULL" | "READ_ONLY";

/** The id of the maintenance, in events and for clients: there is one at a time. */
export const MAINTENANCE: MaintenanceId = `mnt_${"0".repeat(26)}`;

/** A maintenance that is to come or in force. */
export type Maintenance = {
  readonly mode: MaintenanceMode;
  /** Its message to people, in an admin's words. */
  readonly message: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Who works as usual meanwhile, besides admins. */
  readonly passes: readonly UserId[];
  /** The database's time when it was read: the clock by which it starts and ends. */
  readonly readAt: Date;
};

export const isInForce = ({ startsAt, endsAt }: Maintenance, now: Date): boolean =>
  startsAt <= now && now < endsAt;

/** Whether a person works as usual: admins, also in somebody's name, the chosen, and the system. */
export function passes({ passes }: Pick<Maintenance, "passes">, viewer: Viewer): boolean {
  if (viewer.kind === "guest") return false;
  if (viewer.kind === "system" || viewer.kind === "admin" || viewer.impersonation) return true;
  return passes.includes(viewer.userId);
}

/** What an admin decides about a maintenance. */
type MaintenancePlan = Pick<Maintenance, "mode" | "message" | "startsAt" | "endsAt">;

/** Characters. */
const LONGEST_MESSAGE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest maintenance: one that is forgotten ends, too. */
const LONGEST_MS = 7 * DAY_MS;
/** How far ahead it may be announced. */
const FURTHEST_MS = 90 * DAY_MS;

/**
 * Checks a maintenance against the database's time; one without a start, or with one in the past,
 * starts now.
 * @throws Failure MAINTENANCE_MESSAGE_INVALID, MAINTENANCE_TIMES_INVALID
 */
export function checkedMaintenance(
  given: Omit<MaintenancePlan, "startsAt"> & { readonly startsAt?: Date | null | undefined },
  now: Date,
): MaintenancePlan {
  const message = given.message.trim().replace(/\s+/g, " ");
  if (message === "" || [...message].length > LONGEST_MESSAGE || /\p{Cc}/u.test(message)) {
    throw new Failure("MAINTENANCE_MESSAGE_INVALID", ["message"]);
  }
  const startsAt = given.startsAt && given.startsAt > now ? given.startsAt : now;
  const { mode, endsAt } = given;
  const length = endsAt.getTime() - startsAt.getTime();
  if (startsAt.getTime() - now.getTime() > FURTHEST_MS) {
    throw new Failure("MAINTENANCE_TIMES_INVALID", ["startsAt"]);
  }
  if (!(length > 0 && length <= LONGEST_MS)) {
    throw new Failure("MAINTENANCE_TIMES_INVALID", ["endsAt"]);
  }
  return { mode, message, startsAt, endsAt };
}
