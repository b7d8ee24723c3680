/**
 * @generated SignedSource<<0ea37eb90a79332d63364e0e4fff03f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFoot_product$data = {
  readonly id: string;
  readonly " $fragmentType": "ProductFoot_product";
};
export type ProductFoot_product$key = {
  readonly " $data"?: ProductFoot_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFoot_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFoot_product",
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

(node as any).hash = "e96323ea852791d93cb9480b4ab6a1ab";

export default node;
