import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { insertNode } from "../../relay/insert_node.ts";
import { matchesSearch } from "../../shared/search.ts";

/** The filter of an open list; null: no filter by that. */
export type OfferFilter = {
  readonly search: string | null;
  readonly status: string | null;
  readonly marketplace: string | null;
};

/** Inserts an offer into an open list by age; removes it when it does not match the filter any more. */
export function insertOffer(
  store: RecordSourceProxy,
  connectionId: string,
  offer: RecordProxy,
  { search, status, marketplace }: OfferFilter,
) {
  const matches = (status ?? offer.getValue("status")) === offer.getValue("status") &&
    (marketplace ?? offer.getValue("marketplace")) === offer.getValue("marketplace");
  if (!matches) {
    const connection = store.get(connectionId);
    if (connection) ConnectionHandler.deleteNode(connection, offer.getDataID());
    return;
  }
  if (!matchesSearch(search, `${offer.getValue("title")} ${offer.getValue("shop")}`)) return;
  insertNode(store, connectionId, offer, "OfferEdge");
}

/** `insertOffer` for one open list. */
export type InsertOffer = (store: RecordSourceProxy, offer: RecordProxy) => void;
