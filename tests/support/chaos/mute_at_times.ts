import type { faultPlan } from "../whatsapp/faults.ts";

/** The queries that go unanswered, one kind at a time. */
const MUTED = ["message", "iq usync", "iq w:g2"] as const;
/** Milliseconds of silence, and between two silences. */
const MUTE_MS = 1_500;
const EVERY_MS = 15_000;

/** Makes a server leave one kind of query unanswered now and then. */
export function muteAtTimes(
  { mute, unmute }: Pick<ReturnType<typeof faultPlan>, "mute" | "unmute">,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;

  function rest(random: () => number): void {
    timer = setTimeout(() => {
      mute(MUTED[Math.floor(random() * MUTED.length)]!);
      times++;
      timer = setTimeout(() => {
        unmute();
        rest(random);
      }, MUTE_MS);
    }, EVERY_MS * random());
  }
  return {
    start: rest,
    times: () => times,
    stop(): void {
      clearTimeout(timer);
      unmute();
    },
  };
}
