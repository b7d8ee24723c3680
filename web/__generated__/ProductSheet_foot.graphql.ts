/**
 * @generated SignedSource<<da600dadf99a847a3eb854650f3986d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductSheet_foot$data = {
  readonly id: string;
  readonly " $fragmentType": "ProductSheet_foot";
};
export type ProductSheet_foot$key = {
  readonly " $data"?: ProductSheet_foot$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSheet_foot">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSheet_foot",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "044e7dc4b6f89937eb05f62dcc2360f0";

export default node;
