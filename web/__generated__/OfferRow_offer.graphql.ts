/**
 * @generated SignedSource<<4b80be4ac751fd832f94fa1e6b69b16f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type OfferStatus = "APPROVED" | "DRAFT" | "FAILED" | "QUEUED" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type OfferRow_offer$data = {
  readonly affiliateProof: AffiliateProof;
  readonly createdAt: string;
  readonly discountPercent: number | null | undefined;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly lowestPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly marketplace: Marketplace;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly shop: string;
  readonly status: OfferStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferChips_sending" | "OfferMenu_offer">;
  readonly " $fragmentType": "OfferRow_offer";
};
export type OfferRow_offer$key = {
  readonly " $data"?: OfferRow_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferRow_offer">;
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
  "name": "OfferRow_offer",
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
      "kind": "ScalarField",
      "name": "shop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
      "name": "affiliateProof",
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
      "name": "createdAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferMenu_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferChips_sending"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "9489ad1a550b9e91db1e764930ca09f2";

export default node;
