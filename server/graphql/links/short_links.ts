import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { ShortLinkId } from "../../core/ids.ts";
import { listShortLinks } from "../../core/links/list_links.ts";
import type { ShortLink } from "../../core/links/short_link.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";
import { ShortLinkNode } from "./short_link_node.ts";

builder.objectField(ViewerType, "shortLinks", (t) =>
  t.connection(
    {
      type: ShortLinkNode,
      description: "The short links that they made by hand, the newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in name, address or targets, all of them." }),
      },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }: ShortLink) => id },
          (page: ResolveCursorConnectionArgs) => listShortLinks(ctx, args, page),
        ),
    },
    { name: "ShortLinkConnection" },
    { name: "ShortLinkEdge" },
  ));

const ShortLinkChanged = changedPayload(
  "ShortLinkChanged",
  "Something happened to one of the viewer's short links.",
  {
    noun: "shortLink",
    type: ShortLinkNode,
    load: (id: ShortLinkId, ctx) => ShortLinkNode.getDataloader(ctx).load(id),
    gone: "SHORT_LINK_NOT_FOUND",
  },
);

/** Milliseconds between two changes of one link: a popular one is clicked all the time. */
const CHANGE_EVERY_MS = 1_000;

builder.subscriptionField("shortLinkChanged", (t) =>
  t.field({
    type: ShortLinkChanged,
    description: "Each change of one of the viewer's short links, at most one a second for each: " +
      "created, edited, clicked, disabled, deleted, restored.",
    ...ownChanges("link.see", (event) => "linkId" in event ? [event.linkId] : [], {
      everyMs: CHANGE_EVERY_MS,
    }),
    resolve: (id) => ({ id }),
  }));
