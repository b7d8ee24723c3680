/**
 * @generated SignedSource<<700f96359cea204eb8630d415eb3199e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvidenceField = "CARD_PRICE" | "COUPON" | "IMAGE" | "INSTALLMENTS" | "LOWEST_PRICE" | "OLD_PRICE" | "PIX_PRICE" | "PRICE" | "RATING" | "SHIPPING" | "SHOP" | "TITLE";
export type EvidenceSource = "ADDRESS" | "BROWSER" | "LEDGER" | "META" | "PERSON" | "PRICE_BLOCK" | "SHARED_TEXT" | "STRUCTURED_DATA" | "VENDOR_API";
import { FragmentRefs } from "relay-runtime";
export type fieldRows_offer$data = {
  readonly cardPrice: {
    readonly cents: number;
    readonly currency: string;
    readonly formatted: string;
  } | null | undefined;
  readonly couponCode: string | null | undefined;
  readonly evidence: ReadonlyArray<{
    readonly field: EvidenceField;
    readonly readAt: string;
    readonly source: EvidenceSource;
  }>;
  readonly imageUrl: string | null | undefined;
  readonly installments: {
    readonly amount: {
      readonly cents: number;
      readonly formatted: string;
    };
    readonly count: number;
    readonly isInterestFree: boolean | null | undefined;
  } | null | undefined;
  readonly lowestPrice: {
    readonly cents: number;
    readonly currency: string;
    readonly formatted: string;
  } | null | undefined;
  readonly oldPrice: {
    readonly cents: number;
    readonly currency: string;
    readonly formatted: string;
  } | null | undefined;
  readonly pixPrice: {
    readonly cents: number;
    readonly currency: string;
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly cents: number;
    readonly currency: string;
    readonly formatted: string;
  } | null | undefined;
  readonly rating: {
    readonly count: number | null | undefined;
    readonly stars: number;
  } | null | undefined;
  readonly shipping: string | null | undefined;
  readonly shop: string;
  readonly title: string;
  readonly " $fragmentType": "fieldRows_offer";
};
export type fieldRows_offer$key = {
  readonly " $data"?: fieldRows_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"fieldRows_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "fieldRows_offer",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowestPrice",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installments",
      "kind": "LinkedField",
      "name": "installments",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInterestFree",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rating",
      "kind": "LinkedField",
      "name": "rating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stars",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
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

(node as any).hash = "79ace1cea1b469a9f725cd095fe5c8e2";

export default node;
