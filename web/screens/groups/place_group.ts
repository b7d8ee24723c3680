import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { insertNode } from "../../relay/insert_node.ts";
import { matchesSearch } from "../../shared/matches_search.ts";

export type Sought = { readonly search: string | null; readonly tag: string | null };

/** Whether a group is among those sought: words in its title or tags, and a tag. */
export const findsGroup = (
  { title, tags }: { readonly title: string; readonly tags: readonly string[] },
  { search, tag }: Sought,
) => matchesSearch(search, `${title} ${tags.join(" ")}`) && (tag === null || tags.includes(tag));

/** Puts a group into an open list where it belongs, if it is among those sought there. */
export function placeGroup(
  store: RecordSourceProxy,
  connectionId: string,
  group: RecordProxy,
  sought: Sought,
) {
  const title = String(group.getValue("title"));
  const tags = (group.getValue("tags") ?? []) as readonly string[];
  if (findsGroup({ title, tags }, sought)) insertNode(store, connectionId, group, "GroupEdge");
}
