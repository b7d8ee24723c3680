import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** Puts an offer where its age belongs in an open list (ids sort by age, newest first). */
export function placeOffer(
  store: RecordSourceProxy,
  connectionId: string,
  offer: RecordProxy,
  search: string | null,
) {
  const connection = store.get(connectionId);
  if (!connection || !matches(offer, search)) return;
  const id = offer.getDataID();
  const edges = connection.getLinkedRecords("edges") ?? [];
  const ids = edges.map((edge) => edge.getLinkedRecord("node")?.getDataID() ?? "");
  if (ids.includes(id)) return;
  const edge = ConnectionHandler.createEdge(store, connection, offer, "OfferEdge");
  edge.setValue(id, "cursor");
  const at = ids.findIndex((other) => other !== "" && other < id);
  const hasMore = connection.getLinkedRecord("pageInfo")?.getValue("hasNextPage");
  if (at === -1 && hasMore) return; // it belongs to a page not yet asked for
  connection.setLinkedRecords(edges.toSpliced(at === -1 ? edges.length : at, 0, edge), "edges");
}

/** The server's own search: every word in title or shop, without accents or capitals. */
function matches(offer: RecordProxy, search: string | null): boolean {
  if (!search) return true;
  const said = fold(`${offer.getValue("title")} ${offer.getValue("shop")}`);
  return fold(search).split(/\s+/).every((word) => said.includes(word));
}

export const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

/** `placeOffer` for one open list. */
export type PlaceOffer = (store: RecordSourceProxy, offer: RecordProxy) => void;
