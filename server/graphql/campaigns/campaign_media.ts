import type { MediaId } from "../../core/ids.ts";
import {
  fileIdOf,
  kindOf,
  type MediaFacts,
  type MediaKind as Kind,
  tooLargeFor,
} from "../../core/media/media.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { LimitedChannel } from "../templates/template_node.ts";

const MediaKind = described<Kind>("MediaKind", "What goes with a text.", {
  IMAGE: "A picture.",
  VIDEO: "A video (MP4).",
  DOCUMENT: "A document (PDF).",
});

type Media = { readonly url: string; readonly kind: Kind; readonly file: MediaFacts | null };

/** Returns what an upload's path names. */
export function mediaAt(url: string, known: ReadonlyMap<MediaId, MediaFacts>): Media {
  const id = fileIdOf(url);
  return { url, kind: kindOf(url), file: id && (known.get(id) ?? null) };
}

export const CampaignMedia = builder.objectRef<Media>("CampaignMedia").implement({
  description: "The picture, video or document of a campaign text.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "Its path, for its person alone." }),
    kind: t.expose("kind", { type: MediaKind, description: "What it is." }),
    name: t.string({
      nullable: true,
      description: "The name of the file; null: a picture has none.",
      resolve: ({ file }) => file?.name ?? null,
    }),
    sizeBytes: t.int({
      nullable: true,
      description: "The size of a video or document.",
      resolve: ({ file }) => file?.size ?? null,
    }),
    tooLargeFor: t.field({
      type: [LimitedChannel],
      description: "The messengers that do not take so large a file.",
      resolve: ({ file }) => file ? tooLargeFor(file) : [],
    }),
  }),
});
