import { getLogger } from "@logtape/logtape";
import {
  isInForce,
  type Maintenance,
  passes,
} from "../../core/operations/maintenance/maintenance.ts";
import type { Viewer } from "../../core/users/viewer.ts";
import type { Live } from "../../jobs/listen.ts";

const log = getLogger(["garimpo", "maintenance"]);

/** The longest pause between two attempts to read it; milliseconds. */
const LONGEST_PAUSE_MS = 30_000;
/** From so long before on, in seconds, pages announce it. */
const ANNOUNCED_SECONDS = 24 * 60 * 60;

/** A maintenance as visitors are shown it, by the database's clock. */
export type PlannedMaintenance = Pick<Maintenance, "mode" | "message"> & {
  readonly secondsUntilStart: number;
  readonly secondsUntilEnd: number;
};

export type MaintenanceWatch = {
  /** Returns the maintenance in force now; null: none is. */
  readonly inForce: () => Maintenance | null;
  /** Returns the maintenance that is to come or in force; null: there is none. */
  readonly planned: () => PlannedMaintenance | null;
  /** Whether pages announce it: from a day before on. */
  readonly isAnnounced: () => boolean;
  /** Returns the maintenance in force now that the viewer does not pass; null: there is none. */
  readonly closedTo: (viewer: Viewer) => Maintenance | null;
  /** Whether it was read: until then nothing is served from memory. */
  readonly isKnown: () => boolean;
  /** Resolves with the first reading, or once it failed. */
  readonly known: Promise<void>;
};

/**
 * Keeps the maintenance in memory, so that requests need not read it: read at the start, and again
 * after each event of any process. It starts and ends by the database's clock.
 */
export function watchMaintenance(
  read: () => Promise<Maintenance | null>,
  onEvent: Live["onEvent"],
): MaintenanceWatch {
  let current: Maintenance | null = null;
  let isKnown = false;
  const known = Promise.withResolvers<void>();
  let readings = 0;
  /** The database's time less that of `performance.now()`; milliseconds. */
  let offset = 0;

  async function refresh(pauseMs = 1_000): Promise<void> {
    const reading = ++readings;
    try {
      const found = await read();
      if (reading !== readings) return; // a later one knows more
      if (found) offset = found.readAt.getTime() - performance.now();
      current = found;
      isKnown = true;
      known.resolve();
    } catch (error) {
      if (reading !== readings) return;
      known.resolve();
      log.warn("the maintenance was not read: {error}", { error });
      const next = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      Deno.unrefTimer(setTimeout(() => void refresh(next), pauseMs) as unknown as number);
    }
  }
  onEvent(({ name }) => name.startsWith("maintenance.") && void refresh());
  void refresh();

  const databaseNow = () => offset + performance.now();
  const inForce = () => current && isInForce(current, new Date(databaseNow())) ? current : null;
  const planned = (): PlannedMaintenance | null => {
    if (!current) return null;
    const { mode, message, startsAt, endsAt } = current;
    const secondsUntil = (instant: Date) =>
      Math.max(0, Math.ceil((instant.getTime() - databaseNow()) / 1_000));
    const secondsUntilEnd = secondsUntil(endsAt);
    if (secondsUntilEnd === 0) return null;
    return { mode, message, secondsUntilStart: secondsUntil(startsAt), secondsUntilEnd };
  };
  return {
    inForce,
    planned,
    isAnnounced: () => (planned()?.secondsUntilStart ?? Infinity) <= ANNOUNCED_SECONDS,
    closedTo(viewer) {
      const maintenance = inForce();
      return maintenance && !passes(maintenance, viewer) ? maintenance : null;
    },
    isKnown: () => isKnown,
    known: known.promise,
  };
}
