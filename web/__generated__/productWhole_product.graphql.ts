/**
 * @generated SignedSource<<aea096dcd94b09dc66465ffae2118431>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LinkState = "GONE" | "OK" | "UNKNOWN" | "UNREACHABLE";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type productWhole_product$data = {
  readonly droppedFrom: {
    readonly formatted: string;
  } | null | undefined;
  readonly id: string;
  readonly linkState: LinkState;
  readonly marketplace: Marketplace;
  readonly nextReadAt: string;
  readonly note: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_product" | "ProductRow_product">;
  readonly " $fragmentType": "productWhole_product";
};
export type productWhole_product$key = {
  readonly " $data"?: productWhole_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productWhole_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "productWhole_product",
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
      "name": "linkState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextReadAt",
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
      "name": "ProductHead_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "51cc55526b03ff22e511a69cd03c6806";

export default node;
