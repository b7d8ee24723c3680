/**
 * @generated SignedSource<<36d08f74790f8286e9b091176d592de2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferNotes_offer$data = {
  readonly discountCheck: {
    readonly " $fragmentSpreads": FragmentRefs<"DiscountWarning_check">;
  } | null | undefined;
  readonly duplicateOf: {
    readonly createdAt: string;
    readonly id: string;
    readonly lastSentAt: string | null | undefined;
  } | null | undefined;
  readonly lowestPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly oldPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotes_oldPrice">;
  readonly " $fragmentType": "OfferNotes_offer";
};
export type OfferNotes_offer$key = {
  readonly " $data"?: OfferNotes_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotes_offer">;
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
  "name": "OfferNotes_offer",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "oldPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountCheck",
      "kind": "LinkedField",
      "name": "discountCheck",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DiscountWarning_check"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "duplicateOf",
      "plural": false,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSentAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferNotes_oldPrice"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "fc8b7d5b72de63e44e55c1a4d598aed9";

export default node;
