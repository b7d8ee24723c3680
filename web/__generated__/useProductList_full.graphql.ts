/**
 * @generated SignedSource<<71ffc9f5d13b1ded9cec94976bff2e4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LinkStatus = "GONE" | "OK" | "UNKNOWN" | "UNREACHABLE";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type useProductList_full$data = {
  readonly droppedFrom: {
    readonly formatted: string;
  } | null | undefined;
  readonly id: string;
  readonly linkStatus: LinkStatus;
  readonly marketplace: Marketplace;
  readonly nextRefreshAt: string;
  readonly note: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_head" | "ProductRow_product">;
  readonly " $fragmentType": "useProductList_full";
};
export type useProductList_full$key = {
  readonly " $data"?: useProductList_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductList_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductList_full",
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
      "name": "version",
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
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
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
      "name": "linkStatus",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductRow_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDetails_head"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "6377796de5d533f2a086db8aefb053e0";

export default node;
