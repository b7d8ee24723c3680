import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { placeNode } from "../../relay/place_node.ts";
import { findsWords } from "../../shared/find_words.ts";

/** Puts an offer into an open list where it belongs, if the list's search finds it. */
export function placeOffer(
  store: RecordSourceProxy,
  connectionId: string,
  offer: RecordProxy,
  search: string | null,
) {
  if (!findsWords(search, `${offer.getValue("title")} ${offer.getValue("shop")}`)) return;
  placeNode(store, connectionId, offer, "OfferEdge");
}

/** `placeOffer` for one open list. */
export type PlaceOffer = (store: RecordSourceProxy, offer: RecordProxy) => void;
