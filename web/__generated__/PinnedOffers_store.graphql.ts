/**
 * @generated SignedSource<<9287188699e234c17a83ad26b200f2f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PinnedOffers_store$data = {
  readonly pinnedOffers: ReadonlyArray<{
    readonly id: string;
    readonly lowestPrice: {
      readonly formatted: string;
    } | null | undefined;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "PinnedOffers_store";
};
export type PinnedOffers_store$key = {
  readonly " $data"?: PinnedOffers_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinnedOffers_store">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinnedOffers_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "pinnedOffers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
          "name": "lowestPrice",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};
})();

(node as any).hash = "5f822d34e37c247fb0ae2998433fb517";

export default node;
