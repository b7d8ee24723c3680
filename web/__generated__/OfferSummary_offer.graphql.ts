/**
 * @generated SignedSource<<4d38f36a54900a786a45b8d44d40d688>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type DiscountTruth = "CONFIRMED" | "INFLATED" | "UNKNOWN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type OfferSummary_offer$data = {
  readonly affiliateProof: AffiliateProof;
  readonly affiliateProofDetail: {
    readonly creditedTag: string | null | undefined;
  } | null | undefined;
  readonly discountCheck: {
    readonly truth: DiscountTruth;
  } | null | undefined;
  readonly discountPercent: number | null | undefined;
  readonly imageUrl: string | null | undefined;
  readonly lowestPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly marketplace: Marketplace;
  readonly oldPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly shop: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferChips_sending">;
  readonly " $fragmentType": "OfferSummary_offer";
};
export type OfferSummary_offer$key = {
  readonly " $data"?: OfferSummary_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferSummary_offer">;
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
  "name": "OfferSummary_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shop",
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
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "affiliateProof",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateProofDetail",
      "kind": "LinkedField",
      "name": "affiliateProofDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditedTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferChips_sending"
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
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "b0a868d0719d244570ed7fdf2df98c5b";

export default node;
