import { type ComponentType, lazy } from "react";
import { isFirstVisit, isSlowConnection, whenIdle } from "./idle.ts";

type Loader = () => Promise<unknown>;

/** The address of the screen whose code is being loaded ahead. */
let ahead: string | undefined;

/** The parts of screens that were loaded ahead, by address: they are loaded once the screen is opened. */
const partsOf = new Map<string, Loader[]>();

/** A lazy component that is also loaded ahead, while the browser is idle. */
export function lazyOnIdle<Props>(load: () => Promise<ComponentType<Props>>) {
  preloadWhenIdle(load);
  return lazy(async () => ({ default: await load() }));
}

/**
 * A lazy component that new people see at once: a first visit, which is most often theirs, loads it
 * beside the queries instead of after them.
 */
export function lazyForNewPeople<Props>(load: () => Promise<ComponentType<Props>>) {
  // After the code that names it has run; a failed load is repeated when it is shown.
  if (isFirstVisit) setTimeout(() => load().catch(() => {}));
  return lazy(async () => ({ default: await load() }));
}

/**
 * Runs a loader while the browser is idle, so that a click finds its code also offline. A first visit
 * and a slow connection load it when it is needed: they have more urgent bytes to wait for.
 */
export function preloadWhenIdle(load: Loader) {
  if (isSlowConnection() || isFirstVisit) return;
  if (ahead !== undefined) partsOf.get(ahead)!.push(load);
  else runWhenIdle([load]);
}

/** Loads the code of the screen at `address` before it is opened, without the parts it may need later. */
export async function loadAhead(address: string, load: Loader) {
  if (partsOf.has(address)) return;
  partsOf.set(address, []);
  ahead = address;
  await load().catch(() => {}); // repeated when the screen is opened
  ahead = undefined;
}

/** Loads the parts of an opened screen while the browser is idle, if its code was loaded ahead. */
export function loadParts(address: string) {
  runWhenIdle(partsOf.get(address)?.splice(0) ?? []);
}

/** Runs the loaders while the browser is idle; a failed load is repeated when the part is needed. */
const runWhenIdle = (loaders: readonly Loader[]) =>
  whenIdle(() => loaders.forEach((load) => load().catch(() => {})));
