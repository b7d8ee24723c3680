/**
 * @generated SignedSource<<ddb88e88071ab63dacf19c158cfe93a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductMenu_product$data = {
  readonly id: string;
  readonly sourceUrl: string;
  readonly title: string;
  readonly " $fragmentType": "ProductMenu_product";
};
export type ProductMenu_product$key = {
  readonly " $data"?: ProductMenu_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductMenu_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductMenu_product",
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
      "name": "sourceUrl",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "28749c546ad2705cb5349b1677420da1";

export default node;
