/**
 * @generated SignedSource<<93a498147fdcff343143007901d3aad2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DiscountTruth = "CONFIRMED" | "INFLATED" | "UNKNOWN";
export type EvidenceField = "CARD_PRICE" | "COUPON" | "IMAGE" | "INSTALLMENTS" | "LOWEST_PRICE" | "OLD_PRICE" | "PIX_PRICE" | "PRICE" | "RATING" | "SHIPPING" | "SHOP" | "TITLE";
import { FragmentRefs } from "relay-runtime";
export type OpenOffer_offer$data = {
  readonly discountCheck: {
    readonly truth: DiscountTruth;
  } | null | undefined;
  readonly duplicateOf: {
    readonly id: string;
  } | null | undefined;
  readonly evidence: ReadonlyArray<{
    readonly field: EvidenceField;
    readonly readAt: string;
  }>;
  readonly id: string;
  readonly isPriceStale: boolean;
  readonly lowestPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LinkProof_offer" | "OfferEditor_offer" | "OfferMessage_offer" | "OfferNotes_offer" | "OfferSummary_offer" | "fieldRows_offer">;
  readonly " $fragmentType": "OpenOffer_offer";
};
export type OpenOffer_offer$key = {
  readonly " $data"?: OpenOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenOffer_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
  "name": "OpenOffer_offer",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferNotes_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferSummary_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "fieldRows_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferMessage_offer"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPriceStale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowestPrice",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "truth",
          "storageKey": null
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkProof_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "88b2c5b318a95f3df75c078d08adecfb";

export default node;
