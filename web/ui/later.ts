import { type ComponentType, lazy } from "react";
import { isSlowConnection } from "./slow_connection.ts";

/** A part no first screen waits for: loaded when needed, or before, while the browser is idle. */
export function lazyOnIdle<Props>(load: () => Promise<ComponentType<Props>>) {
  whenIdle(load);
  return lazy(async () => ({ default: await load() }));
}

/** Loads ahead, so that a click finds it there, also without a network. */
export function whenIdle(...loads: (() => Promise<unknown>)[]) {
  if (isSlowConnection()) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout; // Safari has none
  // What fails here is asked for again when it is needed.
  idle(() => loads.forEach((load) => load().catch(() => {})));
}
