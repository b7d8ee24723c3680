/**
 * @generated SignedSource<<874d5de086096fdbb71dc7ffd6446131>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvidenceSource = "ADDRESS" | "BROWSER" | "LEDGER" | "META" | "PERSON" | "PRICE_BLOCK" | "SHARED_TEXT" | "STRUCTURED_DATA" | "VENDOR_API";
export type LinkStatus = "GONE" | "OK" | "UNKNOWN" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type ProductFacts_product$data = {
  readonly cardPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly linkCheckedAt: string | null | undefined;
  readonly linkStatus: LinkStatus;
  readonly nextRefreshAt: string;
  readonly pixPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly price: {
    readonly formatted: string;
  } | null | undefined;
  readonly priceReadAt: string | null | undefined;
  readonly priceSource: EvidenceSource;
  readonly sourceUrl: string;
  readonly " $fragmentType": "ProductFacts_product";
};
export type ProductFacts_product$key = {
  readonly " $data"?: ProductFacts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_product">;
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
  "name": "ProductFacts_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceReadAt",
      "storageKey": null
    },
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
      "name": "linkCheckedAt",
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
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "pixPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "cardPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "f348df8c2ea6389700515fbb57f0c2ae";

export default node;
