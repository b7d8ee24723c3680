import { type ComponentType, lazy } from "react";
import { isSlowConnection, whenIdle } from "./idle.ts";

/** A lazy component that is also loaded ahead, while the browser is idle. */
export function lazyOnIdle<Props>(load: () => Promise<ComponentType<Props>>) {
  preloadWhenIdle(load);
  return lazy(async () => ({ default: await load() }));
}

/** Runs the loaders while the browser is idle, so that a click finds their code also offline. */
export function preloadWhenIdle(...loaders: (() => Promise<unknown>)[]) {
  if (isSlowConnection()) return;
  // A failed load is repeated when the part is needed.
  whenIdle(() => loaders.forEach((load) => load().catch(() => {})));
}
