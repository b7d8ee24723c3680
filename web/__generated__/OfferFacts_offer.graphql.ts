/**
 * @generated SignedSource<<ca86c3c659b250d23be0facda06de8bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvidenceField = "CARD_PRICE" | "IMAGE" | "OLD_PRICE" | "PIX_PRICE" | "PRICE" | "SHOP" | "TITLE";
export type EvidenceSource = "ADDRESS" | "BROWSER" | "LEDGER" | "META" | "PERSON" | "PRICE_BLOCK" | "SHARED_TEXT" | "STRUCTURED_DATA" | "VENDOR_API";
import { FragmentRefs } from "relay-runtime";
export type OfferFacts_offer$data = {
  readonly cardPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly evidence: ReadonlyArray<{
    readonly field: EvidenceField;
    readonly readAt: string;
    readonly source: EvidenceSource;
  }>;
  readonly imageUrl: string | null | undefined;
  readonly oldPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly pixPrice: {
    readonly cents: number;
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly cents: number;
    readonly formatted: string;
  } | null | undefined;
  readonly shop: string;
  readonly title: string;
  readonly " $fragmentType": "OfferFacts_offer";
};
export type OfferFacts_offer$key = {
  readonly " $data"?: OfferFacts_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferFacts_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferFacts_offer",
  "selections": [
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
      "name": "imageUrl",
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
      "name": "oldPrice",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "pixPrice",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "cardPrice",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
          "name": "source",
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
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
})();

(node as any).hash = "dc58aaff5ce5628a739c9ecda62767a3";

export default node;
