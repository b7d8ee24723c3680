/**
 * @generated SignedSource<<c646df9ca841e165a291e343ba4ef6dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Availability = "IN_STOCK" | "OUT_OF_STOCK" | "UNKNOWN";
export type LinkStatus = "GONE" | "OK" | "UNKNOWN" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type ProductChips_product$data = {
  readonly availability: Availability;
  readonly droppedFrom: {
    readonly formatted: string;
  } | null | undefined;
  readonly linkStatus: LinkStatus;
  readonly nextRefreshAt: string;
  readonly price: {
    readonly cents: number;
  } | null | undefined;
  readonly priceHistory: {
    readonly low90: {
      readonly cents: number;
    } | null | undefined;
    readonly median90: {
      readonly cents: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "ProductChips_product";
};
export type ProductChips_product$key = {
  readonly " $data"?: ProductChips_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductChips_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductChips_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availability",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRefreshAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "droppedFrom",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceHistory",
      "kind": "LinkedField",
      "name": "priceHistory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "low90",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "median90",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "4f662a74bfebb6fb706e3e5200e590b6";

export default node;
