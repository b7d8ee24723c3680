import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  disconnectedSince,
  markConnected,
  markDisconnected,
  markServerReachable,
  onReconnect,
} from "../../../web/live/connection_state.ts";
import { retryDelay } from "../../../web/live/retry.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it("where no socket was ever open, none is reported lost", () => {
  markDisconnected();
  vi.advanceTimersByTime(60_000);
  expect(disconnectedSince()).toBeNull();
});

it("a lost socket is reported after four seconds, and on its return the screens refetch", () => {
  const refresh = vi.fn();
  const forget = onReconnect(refresh);
  markConnected();
  refresh.mockClear();
  markDisconnected();
  vi.advanceTimersByTime(3_900);
  expect(disconnectedSince()).toBeNull();
  markDisconnected(); // each failed try closes once more
  vi.advanceTimersByTime(200);
  expect(disconnectedSince()).toBe(1_000_000);
  markConnected();
  expect(disconnectedSince()).toBeNull();
  expect(refresh).toHaveBeenCalledOnce();
  forget();
});

it("a response to a request clears the report, and the screens still refetch", () => {
  const refresh = vi.fn();
  const forget = onReconnect(refresh);
  markConnected();
  markDisconnected();
  vi.advanceTimersByTime(5_000);
  markServerReachable();
  expect(disconnectedSince()).toBeNull();
  markConnected();
  expect(refresh).toHaveBeenCalledOnce();
  forget();
});

it("retries come at growing intervals of at most 19 s", () => {
  const delays = [0, 1, 2, 3, 4, 50].map((tries) => retryDelay(tries, 0.5));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(retryDelay(50, 1)).toBeLessThan(19_000);
});
