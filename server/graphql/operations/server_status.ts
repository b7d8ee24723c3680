import { type CacheName, caches, doors } from "../../core/operations/status/figures.ts";
import { loadHistory, type StatusPoint } from "../../core/operations/status/history.ts";
import {
  type DoorFigures,
  loadServerStatus,
  type ServerStatus,
} from "../../core/operations/status/server_status.ts";
import { permit } from "../../core/permissions.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { DatabaseStatus, ServerProcess } from "./server_figures.ts";

const Door = described(
  "Door",
  "A way into the web process.",
  {
    LINKS: "Short links.",
    PAGES: "Pages that the server renders, and the app's page.",
    GRAPHQL: "The API over HTTP.",
    LIVE: "WebSockets that were opened.",
    REST: "The rest of /api.",
    WEBHOOKS: "What vendors report.",
    FILES: "Scripts, styles and pictures.",
    HEALTH: "/healthz, /readyz and /metrics.",
  } satisfies Record<(typeof doors)[number], string>,
);

const ServerCacheName = described(
  "ServerCacheName",
  "What is kept in memory to spare work.",
  {
    LINKS: "Short links.",
    IDENTITIES: "Who the owner of a cookie or token is.",
  } satisfies Record<CacheName, string>,
);

type Rates = Omit<DoorFigures, "door">;
const rates = {
  perSecond: "Requests a second.",
  errorsPerSecond: "Responses a second that say that we failed (5xx).",
} as const;

const RequestRates = builder.objectRef<Rates>("RequestRates").implement({
  description: "How many requests came lately, and how fast their responses were ready.",
  fields: (t) => ({
    perSecond: t.exposeFloat("perSecond", { description: rates.perSecond }),
    errorsPerSecond: t.exposeFloat("errorsPerSecond", { description: rates.errorsPerSecond }),
    p50: t.exposeFloat("p50", {
      nullable: true,
      description: "Milliseconds, median; null: no request came.",
    }),
    p99: t.exposeFloat("p99", { nullable: true, description: "The same, 99th percentile." }),
  }),
});

const DoorRates = builder.objectRef<DoorFigures>("DoorRates").implement({
  description: "How a door was used lately.",
  fields: (t) => ({
    door: t.expose("door", { type: Door, description: "Which door." }),
    rates: t.field({
      type: RequestRates,
      description: "How it was used.",
      resolve: (figures) => figures,
    }),
  }),
});

const CacheUse = builder.objectRef<ServerStatus["caches"][number]>("CacheUse").implement({
  description: "How often something was in memory, since the processes started.",
  fields: (t) => ({
    name: t.expose("name", { type: ServerCacheName, description: "What." }),
    hits: t.exposeFloat("hits", { description: "How often it was." }),
    misses: t.exposeFloat("misses", { description: "How often it was not." }),
  }),
});

const StatusRange = described("StatusRange", "How far back a history goes.", {
  HOUR: "An hour, minute by minute.",
  DAY: "A day, in steps of ten minutes.",
});

const StatusPointType = builder.objectRef<StatusPoint>("StatusPoint").implement({
  description: "What all processes did in one step of a history.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When the step began." }),
    perSecond: t.exposeFloat("perSecond", { description: rates.perSecond }),
    errorsPerSecond: t.exposeFloat("errorsPerSecond", { description: rates.errorsPerSecond }),
    p50: t.exposeFloat("p50", { nullable: true, description: "Milliseconds, median." }),
    p99: t.exposeFloat("p99", { nullable: true, description: "The same, 99th percentile." }),
    loopP99: t.exposeFloat("loopP99", {
      description: "Milliseconds by which the worst event loop was late, 99th percentile.",
    }),
    rss: t.exposeFloat("rss", { description: "Bytes of memory." }),
    sockets: t.exposeFloat("sockets", { description: "Open connections of HTTP." }),
    cpu: t.exposeFloat("cpu", { description: "Processors that were busy: 1 is one of them." }),
    connections: t.exposeInt("connections", {
      nullable: true,
      description: "Connections to the database; null: nobody counted.",
    }),
  }),
});

/** Points of the longest history. */
const POINTS = 144;

const ServerStatusType = builder.objectRef<ServerStatus>("ServerStatus").implement({
  description: "How the processes and the database are.",
  fields: (t) => ({
    sampledAt: t.expose("sampledAt", { type: "DateTime", description: "When it was sampled." }),
    processes: t.field({
      type: [ServerProcess],
      description: "The running processes, the oldest first.",
      resolve: ({ processes }) => [...processes],
    }),
    requests: t.field({
      type: RequestRates,
      description: "All doors together.",
      resolve: ({ requests }) => requests,
    }),
    doors: t.field({
      type: [DoorRates],
      description: "Every door.",
      complexity: { field: 1, multiplier: doors.length },
      resolve: ({ doors }) => [...doors],
    }),
    caches: t.field({
      type: [CacheUse],
      description: "What is kept in memory.",
      complexity: { field: 1, multiplier: caches.length },
      resolve: ({ caches }) => [...caches],
    }),
    database: t.field({
      type: DatabaseStatus,
      description: "The database.",
      resolve: ({ database }) => database,
    }),
    history: t.field({
      type: [StatusPointType],
      description: "What came before, the oldest first.",
      complexity: { field: 20, multiplier: POINTS },
      args: {
        range: t.arg({ type: StatusRange, required: true, description: "How far back." }),
      },
      resolve: (_status, { range }, ctx) => loadHistory(ctx, range),
    }),
  }),
});

builder.queryField("serverStatus", (t) =>
  t.field({
    type: ServerStatusType,
    description: "How the processes and the database are now; for admins.",
    authScopes: { may: "operations.see" },
    complexity: 100,
    resolve: (_root, _args, ctx) => loadServerStatus(ctx),
  }));

builder.subscriptionField("serverStatusChanged", (t) =>
  t.field({
    type: ServerStatusType,
    description: "The status, every two seconds: one sampling for all who watch. For admins.",
    authScopes: { may: "operations.see" },
    complexity: 100,
    subscribe: (_root, _args, ctx) => {
      permit(ctx.viewer, "operations.see");
      return ctx.ports.serverStatusFeed();
    },
    resolve: (status) => status,
  }));
