import { setTimeout as delay } from "node:timers/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type pg from "pg";
import { command } from "../../server/core/command.ts";
import type { Context } from "../../server/core/context.ts";
import { enqueue, lockLanes } from "../../server/core/delivery/queue/enqueue.ts";
import { newId } from "../../server/core/ids.ts";
import { type Base, connected, type Lane } from "./lanes.ts";
import { runMessenger } from "./messenger.ts";

/** Milliseconds on a clock that all processes of this machine share. */
const now = () => performance.timeOrigin + performance.now();

/** The title of the offers that people send by hand; what rules send has other ones. */
const BY_HAND = "Fone";

/** How long messages by hand took, in milliseconds. */
export type Waits = {
  /** From the instant that the message was due until it was queued. */
  readonly queued: number[];
  /** From that instant until the messenger was given it. */
  readonly started: number[];
  /** p99 of how late this process's event loop was. */
  readonly loopP99: number;
};

const queueOne = command(async (tx, { userId, offerId, sessionId, groupIds }: Lane) => {
  const occasion = crypto.randomUUID();
  await lockLanes(tx, [sessionId]);
  await enqueue(tx, {
    userId,
    offerId,
    text: null,
    occasion,
    priority: 0,
    lateAfterMinutes: 720,
    reservedMonth: null,
    each: [{ id: newId("dsp"), groupId: groupIds[0]!, sessionId, plannedAt: tx.now }],
  });
  // Wakes the lanes, as sendOffer does.
  tx.emit({ name: "offer.queued", userId, offerId, occasion, origin: "PERSON" });
});

/** The messenger's process: says which session was given a message by hand, and when. */
export async function reportStarts(config: pg.PoolConfig): Promise<never> {
  const { start } = runMessenger(await connected(config), (session, _to, message) => {
    if (JSON.stringify(message).includes(BY_HAND)) console.log(`${session} ${now()}`);
    return crypto.randomUUID();
  });
  start();
  return await new Promise<never>(() => {});
}

/** Sends by hand in this process, while a child of it is the messenger, as in the product. */
export function byHand(base: Base, lanes: readonly Lane[], messenger: ReadableStream<Uint8Array>) {
  const waiting = new Map<string, ((startedAt: number) => void)[]>(); // by session, in order
  let turn = 0;
  void (async () => {
    for await (const line of createInterface({ input: Readable.from(messenger) })) {
      const [session, at] = line.split(" ");
      waiting.get(session!)?.shift()?.(Number(at));
    }
  })();

  /**
   * Has a message sent every so many milliseconds, so many times. Each counts from the instant that it
   * was due, so that a process that is late is not late unseen.
   */
  async function send(everyMs: number, { count }: { count: number }): Promise<Waits> {
    const [queued, started]: [number[], number[]] = [[], []];
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const sent: Promise<void>[] = [];
    const from = now();
    for (let n = 0; n < count; n++) {
      const due = from + n * everyMs;
      await delay(Math.max(0, due - now()));
      const lane = lanes[turn++ % lanes.length]!;
      const start = Promise.withResolvers<number>();
      waiting.set(lane.sessionId, [...waiting.get(lane.sessionId) ?? [], start.resolve]);
      sent.push((async () => {
        await queueOne(base.contextOf({} as Context["ports"]), lane);
        queued.push(now() - due);
        started.push(await start.promise - due);
      })());
    }
    await Promise.all(sent);
    loop.disable();
    return { queued, started, loopP99: loop.percentile(99) / 1e6 };
  }
  return send;
}
