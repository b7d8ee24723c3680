import type { GroupStatus } from "../../../server/core/groups/group.ts";
import type { Pace, QuietHours } from "../../../server/core/delivery/settings/bot_settings.ts";
import { decide, type Decision } from "../../../server/core/delivery/turns/decide.ts";
import { drawGap, IDENTICAL_MS, identicalSlot } from "../../../server/core/delivery/pacing/pace.ts";

/** A message and its circumstances; instants in milliseconds. */
export type Message = {
  readonly plannedAt: number;
  readonly expiresAt: number;
  readonly isTest: boolean;
  readonly text: string;
  readonly offerIsGone: boolean;
  readonly groupStatus: GroupStatus;
  readonly groupRestsUntil: number;
  /** Milliseconds that the messenger takes to respond. */
  readonly takesMs: number;
};

/** A span from one instant up to another. */
export type Stretch = { readonly from: number; readonly to: number };
export const holds = (stretches: readonly Stretch[], at: number) =>
  stretches.some(({ from, to }) => from <= at && at < to);

export type Scene = {
  readonly begins: number;
  readonly pace: Pace;
  readonly quietHours: QuietHours | null;
  readonly timeZone: string;
  /** When the number's warm-up began; null: none. */
  readonly warmUpFrom: Date | null;
  readonly messages: readonly Message[];
  readonly pauses: readonly Stretch[];
  readonly allPauses: readonly Stretch[];
  readonly planEnds: readonly Stretch[];
  readonly problems: readonly Stretch[];
  readonly rests: readonly Stretch[];
  readonly random: () => number;
};

/** What a lane did, when, and until when. */
export type Step = {
  readonly at: number;
  readonly until: number;
  readonly message: Message | null;
  readonly decision: Decision | { readonly do: "idle" };
};

/** Simulates a lane as a messaging process runs it, on a clock that jumps from event to event. */
export function simulate(scene: Scene): Step[] {
  const { pace, quietHours, timeZone, warmUpFrom } = scene;
  const queue = scene.messages.map((message, place) => ({
    message,
    place,
    notBefore: message.plannedAt,
    isPutOff: false,
  }));
  const stops = [scene.pauses, scene.allPauses, scene.planEnds, scene.problems].flat();
  const outside = [
    ...stops.flatMap(({ from, to }) => [from, to]),
    ...scene.messages.map((m) => m.plannedAt),
  ];
  const sent: { at: number; text: string }[] = [];
  const steps: Step[] = [];
  let now = scene.begins;
  let freeAt: Date | null = null;
  const date = (ms: number | undefined) => ms === undefined ? null : new Date(ms);
  const since = (stretches: readonly Stretch[]) =>
    date(stretches.find((s) => holds([s], now))?.from);

  while (queue.length > 0) {
    if (steps.length > 40 * (scene.messages.length + outside.length)) {
      throw new Error("it goes round");
    }
    const due = queue.filter(({ notBefore }) => notBefore <= now).sort((a, b) =>
      Number(b.message.isTest) - Number(a.message.isTest) || a.notBefore - b.notBefore ||
      a.place - b.place
    );
    const head = due[0];
    const nextPlanned = Math.min(
      ...[...outside, ...queue.map((q) => q.notBefore)].filter((at) => at > now),
    );
    if (!head) {
      steps.push({ at: now, until: nextPlanned, message: null, decision: { do: "idle" } });
      now = nextPlanned;
      continue;
    }
    const { message } = head;
    const rest = scene.rests.find((stretch) => holds([stretch], now));
    const decision = decide({
      now: new Date(now),
      pausedAt: since(scene.pauses),
      allPausedAt: since(scene.allPauses),
      isBlocked: false,
      planAllows: !holds(scene.planEnds, now),
      standstill: holds(scene.problems, now) ? "SESSION_PROBLEM" : null,
      rest: rest ? { until: new Date(rest.to), because: "VENDOR_AWAY" } : null,
      lane: {
        pace,
        quietHours,
        timeZone,
        warmUpFrom,
        freeAt,
        nthLatest: (n) => date(sent.at(-n)?.at),
      },
      head: {
        expiresAt: new Date(message.expiresAt),
        isTest: message.isTest,
        offerIsGone: message.offerIsGone,
        offerIsUnpaid: false,
        priceIsFormer: false,
        textIsEmpty: false,
        groupStatus: message.groupStatus,
        group: null,
        groupRestingUntil: new Date(message.groupRestsUntil),
        identicalFreeAt: identicalFreeAt(message.text),
      },
    });
    const at = now;
    if (decision.do === "wait") {
      now = Math.min(nextPlanned, decision.until?.getTime() ?? Infinity);
      if (!(now > at && now < Infinity)) throw new Error(`it waits for ever: ${decision.because}`);
    } else if (decision.do === "postpone") {
      head.notBefore = decision.until.getTime();
      head.isPutOff = decision.because === "IDENTICAL_CAP";
      if (head.notBefore <= at) throw new Error("it is postponed to the past");
    } else {
      queue.splice(queue.indexOf(head), 1);
    }
    if (decision.do === "send") {
      sent.push({ at, text: message.text });
      freeAt = new Date(at + drawGap(pace, scene.random));
      now += message.takesMs;
    }
    steps.push({ at, until: now, message, decision });
  }
  return steps;

  function identicalFreeAt(text: string): Date | null {
    const most = scene.pace.identicalPerHour;
    if (most === null) return null;
    const last = sent.filter((start) => start.text === text).slice(-most);
    if (last.length < most || now - last[0]!.at >= IDENTICAL_MS) return null;
    const waiting = queue.filter(({ message, notBefore, isPutOff }) =>
      isPutOff && message.text === text && now < notBefore && notBefore <= message.expiresAt
    );
    return identicalSlot(
      last.map(({ at }) => new Date(at)),
      waiting.map(({ notBefore }) => new Date(notBefore)),
      IDENTICAL_MS,
    );
  }
}
