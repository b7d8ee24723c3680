import { createHash, timingSafeEqual } from "node:crypto";
import type { Context as HonoContext, Hono } from "hono";
import {
  loadMetricFacts,
  type MetricFacts,
  ownMetricFacts,
} from "../core/operations/health/metric_facts.ts";
import type { Context } from "../core/context.ts";
import { prometheusText } from "../metrics/prometheus.ts";
import type { HttpEnv } from "./http_env.ts";

/** Scrapes within so many milliseconds get the same answer: the facts cost some queries. */
const KEPT_MS = 2_000;

type Parts = {
  /** The token of those who may scrape from elsewhere; null: nobody may. */
  readonly token: string | null;
  /** The header in which the nearest proxy sends the client's address; null: no proxy. */
  readonly addressHeader: string | null;
  readonly systemContext: () => Context;
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly errorPage: (c: HonoContext<HttpEnv>, status: 404) => Response | Promise<Response>;
};

/**
 * Serves `GET /metrics` to who has the token, and to programs on this machine that connect directly;
 * for everybody else the address does not exist.
 */
export function metricsRoute(
  app: Hono<HttpEnv>,
  { token, addressHeader, systemContext, guard, errorPage }: Parts,
) {
  let latest: { readonly at: number; readonly facts: Promise<MetricFacts> } | null = null;
  function facts() {
    const at = performance.now();
    if (!latest || at - latest.at > KEPT_MS) {
      const ctx = systemContext();
      latest = {
        at,
        facts: guard(() => loadMetricFacts(ctx)).catch(() => ownMetricFacts(ctx)),
      };
    }
    return latest.facts;
  }

  app.get("/metrics", async (c) => {
    const { headers } = c.req.raw;
    const isProxied = addressHeader !== null && headers.has(addressHeader);
    const isHere = !isProxied && isDirectFromHere(headers, c.env.connectedFrom);
    if (!isHere && !hasMetricsToken(headers, token)) {
      return await errorPage(c, 404);
    }
    c.header("content-type", "text/plain; version=0.0.4; charset=utf-8");
    c.header("cache-control", "no-store");
    return c.body(prometheusText(await facts()));
  });
}

const digest = (text: string) => createHash("sha256").update(text).digest();

function hasMetricsToken(headers: Headers, token: string | null): boolean {
  const [, given] = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;
/** What proxies add. `sec-fetch-site` and `origin`: a browser, whose page may be anybody's. */
const FORWARDED =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*|fly-.*|via|origin|sec-fetch-.*)$/;

/**
 * Whether a program on this machine connected without a proxy between. The host that it names must be
 * this machine, too: a name of somebody else's may lead here.
 */
export function isDirectFromHere(headers: Headers, connectedFrom: string): boolean {
  return LOOPBACK.test(connectedFrom) && LOCAL_HOST.test(headers.get("host") ?? "") &&
    ![...headers.keys()].some((name) => FORWARDED.test(name));
}
