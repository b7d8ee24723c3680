import { commitLocalUpdate, Environment, Network, RecordSource, Store } from "relay-runtime";
import { describe, expect, it } from "vitest";
import { insertOffer } from "../../../../web/screens/offers/insert_offer.ts";

const LIST = "client:list";

/** An open list with these offers, and a way to let another one arrive. */
function openList(ids: string[], hasNextPage = false) {
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(() => Promise.reject(new Error("no network"))),
  });
  commitLocalUpdate(environment, (store) => {
    const list = store.create(LIST, "OfferConnection");
    const page = store.create(`${LIST}:page`, "PageInfo").setValue(hasNextPage, "hasNextPage");
    list.setLinkedRecord(page, "pageInfo");
    list.setLinkedRecords(
      ids.map((id) => {
        const edge = store.create(`${LIST}:${id}`, "OfferEdge");
        return edge.setLinkedRecord(store.create(id, "Offer"), "node");
      }),
      "edges",
    );
  });
  return {
    arrive(id: string, title = "Fone", search: string | null = null, status: string | null = null) {
      commitLocalUpdate(environment, (store) => {
        const offer = store.get(id) ?? store.create(id, "Offer");
        offer.setValue(title, "title").setValue("Loja", "shop");
        insertOffer(store, LIST, offer, { search, status, marketplace: null });
      });
    },
    remove: (id: string) => commitLocalUpdate(environment, (store) => store.delete(id)),
    ids(): string[] {
      const seen: string[] = [];
      commitLocalUpdate(environment, (store) => {
        for (const edge of store.get(LIST)?.getLinkedRecords("edges") ?? []) {
          const node = edge?.getLinkedRecord("node");
          if (node) seen.push(node.getDataID());
        }
      });
      return seen;
    },
  };
}

describe("an open list", () => {
  it("shows a new offer on top, once", () => {
    const list = openList(["ofr_5", "ofr_3"]);
    list.arrive("ofr_7");
    list.arrive("ofr_7");
    expect(list.ids()).toEqual(["ofr_7", "ofr_5", "ofr_3"]);
  });

  it("puts a restored offer in its old place", () => {
    const list = openList(["ofr_5", "ofr_4", "ofr_3"]);
    list.remove("ofr_4");
    expect(list.ids()).toEqual(["ofr_5", "ofr_3"]);
    list.arrive("ofr_4");
    expect(list.ids()).toEqual(["ofr_5", "ofr_4", "ofr_3"]);
  });

  it("leaves an older offer to its own page", () => {
    const more = openList(["ofr_5"], true);
    more.arrive("ofr_1");
    expect(more.ids()).toEqual(["ofr_5"]);
    const all = openList(["ofr_5"]);
    all.arrive("ofr_1");
    expect(all.ids()).toEqual(["ofr_5", "ofr_1"]);
  });

  it("takes only what its search finds, without accents or capitals", () => {
    const list = openList([]);
    list.arrive("ofr_1", "Cafeteira elétrica", "ELETRICA loja");
    list.arrive("ofr_2", "Cafeteira", "eletrica");
    expect(list.ids()).toEqual(["ofr_1"]);
  });

  it("removes an offer whose status left the list's part", () => {
    const list = openList(["ofr_5", "ofr_3"]);
    list.arrive("ofr_3", "Fone", null, "DRAFT");
    expect(list.ids()).toEqual(["ofr_5"]);
  });
});
