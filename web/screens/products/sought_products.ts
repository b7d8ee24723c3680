import type { RecordProxy } from "relay-runtime";
import type { parseProductsParams } from "../../routing/search_params.ts";

/** What is sought in the address, as the server takes it. */
export type Sought = ReturnType<typeof parseProductsParams>["page"];

type Standing = {
  readonly tags: readonly string[];
  readonly marketplace: string;
  readonly linkState: string;
  readonly droppedFrom?: unknown;
};

/** Whether a product is among those sought as it stands now; words are the server's to compare. */
export const isAmong = (product: Standing, { tag, marketplace, dropped, link }: Sought) =>
  (tag === null || product.tags.includes(tag)) &&
  (marketplace === null || product.marketplace === marketplace) &&
  (dropped === null || product.droppedFrom != null) &&
  (link === null || product.linkState === link);

/** The same of a product as the store has it. */
export const standingOf = (product: RecordProxy): Standing => ({
  tags: (product.getValue("tags") ?? []) as readonly string[],
  marketplace: String(product.getValue("marketplace")),
  linkState: String(product.getValue("linkState")),
  droppedFrom: product.getLinkedRecord("droppedFrom"),
});
