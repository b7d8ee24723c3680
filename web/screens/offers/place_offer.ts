import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { insertNode } from "../../relay/insert_node.ts";
import { matchesSearch } from "../../shared/matches_search.ts";

/** What an open list shows; null: whatever there is. */
export type OfferFilter = {
  readonly search: string | null;
  readonly status: string | null;
  readonly marketplace: string | null;
};

/** Puts an offer into an open list where it belongs; one that has come further leaves its part. */
export function placeOffer(
  store: RecordSourceProxy,
  connectionId: string,
  offer: RecordProxy,
  { search, status, marketplace }: OfferFilter,
) {
  const isOfPart = (status ?? offer.getValue("status")) === offer.getValue("status") &&
    (marketplace ?? offer.getValue("marketplace")) === offer.getValue("marketplace");
  if (!isOfPart) {
    const connection = store.get(connectionId);
    if (connection) ConnectionHandler.deleteNode(connection, offer.getDataID());
    return;
  }
  if (!matchesSearch(search, `${offer.getValue("title")} ${offer.getValue("shop")}`)) return;
  insertNode(store, connectionId, offer, "OfferEdge");
}

/** `placeOffer` for one open list. */
export type PlaceOffer = (store: RecordSourceProxy, offer: RecordProxy) => void;
