import { useSyncExternalStore } from "react";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Words the age of an instant: "há 12 s", "há 3 min", "há 2 h", "há 5 dias". */
export function ageLabel(readAt: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(readAt)) / 1000));
  if (seconds < MINUTE) return `há ${seconds} s`;
  if (seconds < HOUR) return `há ${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return `há ${Math.floor(seconds / HOUR)} h`;
  const days = Math.floor(seconds / DAY);
  return days === 1 ? "há 1 dia" : `há ${days} dias`;
}

/** Whether a price is older than 24 h, Amazon's limit for showing it. */
export const isStale = (readAt: string, now: number) => now - Date.parse(readAt) > DAY * 1000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Returns the time in ms, updated each second; all components share one timer. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}
