import type { ProcessReport } from "../../core/operations/status/figures.ts";
import type { DatabaseFigures, SlowQuery } from "../../core/operations/status/server_status.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";

const ProcessKind = described("ProcessKind", "What a process does.", {
  WEB: "It answers the web.",
  MESSENGER: "It sends.",
});

/** A process as it reported itself last. */
export const ServerProcess = builder.objectRef<ProcessReport>("ServerProcess").implement({
  description: "A running process.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "prc_…" }),
    kind: t.expose("kind", { type: ProcessKind, description: "What it does." }),
    pid: t.exposeInt("pid", { description: "Its number on its machine." }),
    version: t.exposeString("version", { description: "The release, and Deno's version." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When it started." }),
    reportedAt: t.expose("reportedAt", { type: "DateTime", description: "When it last reported." }),
    loopP50: t.float({
      description: "Milliseconds by which its event loop was late within the last minute: median.",
      resolve: ({ figures }) => figures.loop.p50,
    }),
    loopP99: t.float({
      description: "The same, 99th percentile.",
      resolve: ({ figures }) => figures.loop.p99,
    }),
    rss: t.float({
      description: "Bytes of memory.",
      resolve: ({ figures }) => figures.memory.rss,
    }),
    heapUsed: t.float({
      description: "Bytes of V8's heap in use.",
      resolve: ({ figures }) => figures.memory.heapUsed,
    }),
    cpuSeconds: t.float({
      description: "Seconds of processor time since its start.",
      resolve: ({ figures }) => figures.cpu,
    }),
    sockets: t.int({
      description: "Open connections of HTTP.",
      resolve: ({ figures }) => figures.sockets.http,
    }),
    liveSockets: t.int({
      description: "WebSockets among them.",
      resolve: ({ figures }) => figures.sockets.live,
    }),
  }),
});

const SlowQueryType = builder.objectRef<SlowQuery>("SlowQuery").implement({
  description: "A statement that takes much of the database's time.",
  fields: (t) => ({
    query: t.exposeString("query", { description: "The statement, without its values." }),
    calls: t.exposeFloat("calls", { description: "How often it ran." }),
    meanMs: t.exposeFloat("meanMs", { description: "Milliseconds each time." }),
    totalMs: t.exposeFloat("totalMs", { description: "Milliseconds in all." }),
  }),
});

/** The database as it is now. */
export const DatabaseStatus = builder.objectRef<DatabaseFigures>("DatabaseStatus").implement({
  description: "How the database is.",
  fields: (t) => ({
    connections: t.exposeInt("connections", { description: "Connections of all programs." }),
    active: t.exposeInt("active", { description: "Those that work this moment." }),
    blocked: t.exposeInt("blocked", { description: "Those that wait for a lock." }),
    maxConnections: t.int({
      description: "As many as it takes.",
      resolve: ({ most }) => most,
    }),
    sizeBytes: t.exposeFloat("sizeBytes", { description: "Its size." }),
    cacheHitRatio: t.exposeFloat("cacheHitRatio", {
      nullable: true,
      description: "The share of blocks that were in memory; null: nothing was read yet.",
    }),
    version: t.exposeString("version", { description: "PostgreSQL's." }),
    slowQueries: t.field({
      type: [SlowQueryType],
      nullable: true,
      description: "What takes most of its time; null: pg_stat_statements is not installed.",
      resolve: ({ slowQueries }) => slowQueries && [...slowQueries],
    }),
  }),
});
