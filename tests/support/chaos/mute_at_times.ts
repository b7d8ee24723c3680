import type { faultPlan } from "../whatsapp/faults.ts";

/** What is heard and not answered: one of these at a time. */
const MUTED = ["message", "iq usync", "iq w:g2"] as const;
/** Milliseconds for which it is not, and until the next. */
const MUTE_MS = 1_500;
const EVERY_MS = 15_000;

/** A server that now and then answers nothing of a kind for a while. */
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
