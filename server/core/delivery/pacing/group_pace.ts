import type { QuietHours } from "../settings/bot_settings.ts";
import { earliestStart, quietUntil } from "./pace.ts";

/** What a person sets for one group; null: only the limits of the account apply. */
type GroupPace = {
  /** Milliseconds from one message's start to the next one's in the group. */
  readonly gapMs: number | null;
  /** The most messages of the group in any 60 minutes, 24 hours. */
  readonly perHour: number | null;
  readonly perDay: number | null;
  readonly quietHours: QuietHours | null;
};

/** A group with its own pace, and what already happened there. */
export type PacedGroup = GroupPace & {
  readonly timeZone: string;
  /** The recent starts, newest first. */
  readonly starts: readonly Date[];
  /** The times assigned to queued messages that wait for the group's pace. */
  readonly waiting: readonly Date[];
};

type GroupStart = {
  readonly at: Date;
  /** What delays it; null: nothing. */
  readonly because: "GROUP_PACE" | "GROUP_QUIET_HOURS" | null;
};

/**
 * Returns the earliest instant from `at` on at which the group's own limits allow a message. The
 * lane's limits are applied apart from these, so that the stricter of the two decides. A message
 * that has to wait gets a time behind those that wait already.
 */
export function earliestGroupStart(group: PacedGroup, at: Date): GroupStart {
  const next = startAfter(group, group.starts, at);
  if (next.because !== "GROUP_PACE" || group.waiting.length === 0) return next;
  const ahead = group.waiting.filter((time) => time > at);
  return startAfter(group, [...ahead, ...group.starts].sort((a, b) => Number(b) - Number(a)), at);
}

function startAfter(group: PacedGroup, starts: readonly Date[], at: Date): GroupStart {
  const { gapMs, perHour, perDay, quietHours, timeZone } = group;
  const latest = starts[0];
  const start = earliestStart({
    pace: {
      gapMinMs: 0,
      gapMaxMs: 0,
      perMinute: Infinity,
      perHour: perHour ?? Infinity,
      perDay: perDay ?? Infinity,
      identicalPerHour: null,
    },
    quietHours,
    timeZone,
    warmUpFrom: null,
    freeAt: latest && gapMs !== null ? new Date(latest.getTime() + gapMs) : null,
    nthLatest: (n) => starts[n - 1] ?? null,
  }, at);
  if (!start.because) return { at: start.at, because: null };
  const isQuiet = start.because === "QUIET_HOURS" && quietUntil(quietHours, timeZone, at) !== null;
  return { at: start.at, because: isQuiet ? "GROUP_QUIET_HOURS" : "GROUP_PACE" };
}

/** Whether a group has limits of its own. */
export const hasOwnPace = ({ gapMs, perHour, perDay, quietHours }: GroupPace): boolean =>
  gapMs !== null || perHour !== null || perDay !== null || quietHours !== null;

type AccountPace = {
  readonly gapMinMs: number;
  readonly perHour: number;
  readonly perDay: number;
};

/** Returns the pace that holds in a group: the stricter of its own and that of its account. */
export const strictestPace = (own: GroupPace, account: AccountPace) => ({
  gapMs: Math.max(own.gapMs ?? 0, account.gapMinMs),
  perHour: Math.min(own.perHour ?? Infinity, account.perHour),
  perDay: Math.min(own.perDay ?? Infinity, account.perDay),
});
