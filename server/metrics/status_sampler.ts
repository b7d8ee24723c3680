import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "../core/context.ts";
import { requestsBetween } from "../core/operations/status/figures.ts";
import {
  type Sample,
  sampleStatus,
  type ServerStatus,
  type Window,
} from "../core/operations/status/server_status.ts";

/** How often who watches the server gets its status, in milliseconds. */
export const STATUS_MS = 2_000;
/** Rates are those of so many milliseconds: the other processes report every 10 s. */
const WINDOW_MS = 12_000;
/** The first rates are those of so many milliseconds. */
const FIRST_MS = 1_000;

/**
 * Returns what samples the status, with the rates since the samples before. Only the feed calls it, so
 * that one process samples once however many watch.
 */
export function statusSampler(
  systemContext: () => Context,
  firstMs = FIRST_MS,
): () => Promise<ServerStatus> {
  let samples: readonly Sample[] = [];

  const windowOf = (sample: Sample): Window => {
    samples = samples.filter(({ at }) => sample.at.getTime() - at.getTime() <= WINDOW_MS);
    const [oldest] = samples;
    samples = [...samples, sample];
    return oldest
      ? {
        requests: requestsBetween(oldest.requests, sample.requests),
        seconds: Math.max(0.001, (sample.at.getTime() - oldest.at.getTime()) / 1000),
      }
      : { requests: {}, seconds: 1 };
  };
  return async () => {
    const isFirst = samples.length === 0;
    const { status, sample } = await sampleStatus(systemContext(), windowOf);
    const isStale = samples.length === 1 && !isFirst; // nobody watched for a while
    if (!isFirst && !isStale) return status;
    samples = [sample];
    await delay(firstMs);
    return (await sampleStatus(systemContext(), windowOf)).status;
  };
}
