import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Context } from "../../core/context.ts";
import type { DomainEvent } from "../../core/events.ts";
import {
  type Export,
  type ExportFailure as Failed,
  type ExportFormat as Format,
  type ExportKind as Kind,
  type ExportStatus as Status,
  exportStatus,
} from "../../core/exports/export.ts";
import { listExports, loadExports } from "../../core/exports/list_exports.ts";
import { downloadUrl } from "../../core/exports/open_export.ts";
import { requestExport } from "../../core/exports/request_export.ts";
import type { ExportId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { described } from "../described.ts";
import { Marketplace, OfferStatus } from "../offers/offer_enums.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

const ExportKind = described<Kind>("ExportKind", "What the rows of an export are.", {
  OFFERS: "Offers that are not deleted, oldest first.",
  CLICKS: "Clicks on short links, month by month. Nothing in them identifies a visitor.",
});

const ExportFormat = described<Format>("ExportFormat", "How an export is written.", {
  CSV: "For Brazilian spreadsheets: UTF-8, semicolons, times in the person's time zone.",
  JSONL: "An object in JSON on each line; times in UTC.",
});

const ExportStatus = described<Status>("ExportStatus", "How far an export is.", {
  RUNNING: "It is being written.",
  READY: "It can be downloaded, until it expires.",
  FAILED: "It could not be written; another one may be requested.",
  EXPIRED: "Its file is deleted.",
});

const ExportFailure = described<Failed>("ExportFailure", "Why an export failed.", {
  TOO_LARGE: "The file would be too large: choose a shorter period.",
  INTERNAL: "Something of ours failed.",
});

const ExportNode = builder.loadableNode("Export", {
  description: "A file of many rows, for those who would otherwise read very many pages.",
  authScopes: { may: "export.see" },
  id: { resolve: ({ id }: Export) => id, description: "exp_…" },
  load: (ids: ExportId[], ctx: Context) => loadExports(ctx, ids),
  fields: (t) => ({
    kind: t.expose("kind", { type: ExportKind, description: "What its rows are." }),
    format: t.expose("format", { type: ExportFormat, description: "How it is written." }),
    status: t.field({
      type: ExportStatus,
      description: "How far it is.",
      resolve: (file, _args, { now }) => exportStatus(file, now),
    }),
    failure: t.expose("failure", {
      type: ExportFailure,
      nullable: true,
      description: "Why it failed; null: it did not.",
    }),
    rowCount: t.exposeInt("rowCount", { description: "Rows so far." }),
    size: t.exposeFloat("size", { description: "Bytes so far, without compression." }),
    url: t.string({
      nullable: true,
      description:
        "Where it is downloaded, without a key, for 24 hours; a later query gives another address. " +
        "Null: not ready, or expired.",
      resolve: (file, _args, ctx) => downloadUrl(ctx, file),
    }),
    requestedAt: t.expose("requestedAt", {
      type: "DateTime",
      description: "When it was requested: what came later is not in it.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When its file is deleted; null: it is not ready.",
    }),
  }),
});

builder.objectField(ViewerType, "exports", (t) =>
  t.connection(
    {
      type: ExportNode,
      description: "The exports they requested, newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (file) => file.id },
          (page: ResolveCursorConnectionArgs) => listExports(ctx, page),
        ),
    },
    { name: "ExportConnection" },
    { name: "ExportEdge" },
  ));

const since = { type: "DateTime", description: "Only from then on." } as const;
const until = { type: "DateTime", description: "Only before then." } as const;
const format = { type: ExportFormat, required: true, description: "How it is written." } as const;

builder.mutationField("exportOffers", (t) =>
  t.fieldWithInput({
    type: ExportNode,
    description:
      "Writes the viewer's offers to a file. One export at a time; `exportChanged` says when it is " +
      "ready. With an API key, needs `OFFERS_READ`.",
    authScopes: { may: "export.create" },
    errors: {},
    input: {
      format: t.input.field(format),
      status: t.input.field({
        type: OfferStatus,
        description: "Only those that have come so far.",
      }),
      marketplace: t.input.field({
        type: Marketplace,
        description: "Only those of this marketplace.",
      }),
      since: t.input.field(since),
      until: t.input.field(until),
    },
    resolve: (_, { input }, ctx) => requestExport(ctx, { ...input, kind: "OFFERS" }),
  }));

builder.mutationField("exportClicks", (t) =>
  t.fieldWithInput({
    type: ExportNode,
    description:
      "Writes the clicks on the viewer's short links to a file, up to the last full quarter of an " +
      "hour. One export at a time. With an API key, needs `INSIGHTS_READ`.",
    authScopes: { may: "export.create" },
    errors: {},
    input: {
      format: t.input.field(format),
      since: t.input.field(since),
      until: t.input.field(until),
    },
    resolve: (_, { input }, ctx) => requestExport(ctx, { ...input, kind: "CLICKS" }),
  }));

const ExportChanged = changedPayload("ExportChanged", "An export of the viewer's advanced.", {
  noun: "export",
  type: ExportNode,
  load: (id: ExportId, ctx) => ExportNode.getDataloader(ctx).load(id),
  gone: "EXPORT_NOT_FOUND",
});

builder.subscriptionField("exportChanged", (t) =>
  t.field({
    type: ExportChanged,
    description: "The viewer's exports, as they are requested, advance and end.",
    ...ownChanges("export.see", exportsOf),
    resolve: (id) => ({ id }),
  }));

const exportsOf = (event: DomainEvent): ExportId[] => "exportId" in event ? [event.exportId] : [];
