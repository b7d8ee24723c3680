import type { Context } from "../../core/context.ts";
import type { DataExportId } from "../../core/ids.ts";
import { latestDataExport, loadDataExports } from "../../core/privacy/open_data_export.ts";
import {
  type DataExport,
  type DataExportStatus as Status,
  downloadPath,
  requestDataExport,
} from "../../core/privacy/data_export.ts";
import {
  cancelAccountDeletion,
  requestAccountDeletion,
} from "../../core/users/account/deletion.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "./viewer.ts";

const DataExportStatus = described<Status>("DataExportStatus", "How far a copy of one's data is.", {
  PENDING: "It is being made.",
  READY: "It is there, until it expires.",
  FAILED: "It could not be made; another one may be requested.",
});

const DataExportNode = builder.loadableNode("DataExport", {
  description: "A copy of everything of one's own.",
  authScopes: { may: "account.see" },
  id: { resolve: (copy: DataExport) => copy.id, description: "dex_…" },
  load: (ids: DataExportId[], ctx: Context) => loadDataExports(ctx, ids),
  fields: (t) => ({
    status: t.expose("status", { type: DataExportStatus, description: "How far it is." }),
    requestedAt: t.expose("requestedAt", {
      type: "DateTime",
      description: "When it was requested.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when it can be downloaded; null: it is not there yet.",
    }),
    downloadUrl: t.string({
      nullable: true,
      description: "Where its owner downloads it, a ZIP; null: not yet, or no longer.",
      resolve: (copy, _, { now }) => downloadPath(copy, now),
    }),
  }),
});

builder.objectField(ViewerType, "latestDataExport", (t) =>
  t.field({
    type: DataExportNode,
    nullable: true,
    description: "The copy of their data that they requested last.",
    resolve: (_user, _args, ctx) => latestDataExport(ctx),
  }));

builder.mutationField("requestDataExport", (t) =>
  t.field({
    type: DataExportNode,
    description:
      "Has a copy made of everything of the viewer's. While one is being made, that one is the " +
      "answer; `viewerChanged` follows when it is there.",
    authScopes: { may: "account.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => requestDataExport(ctx, {}),
  }));

builder.mutationField("requestAccountDeletion", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description:
      "Has the viewer's account deleted in 7 days, and everything with it; until then it can be " +
      "canceled.",
    authScopes: { may: "account.edit" },
    errors: {},
    input: {
      confirmation: t.input.string({ required: true, description: "The account's e-mail." }),
    },
    resolve: (_, { input }, ctx) => requestAccountDeletion(ctx, input),
  }));

builder.mutationField("cancelAccountDeletion", (t) =>
  t.field({
    type: ViewerType,
    description: "Keeps the account that the viewer had requested to delete.",
    authScopes: { may: "account.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => cancelAccountDeletion(ctx, {}),
  }));
