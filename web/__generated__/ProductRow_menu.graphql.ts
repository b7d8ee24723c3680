/**
 * @generated SignedSource<<cf0a94dcc1433fde1a9359ceb8e35569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductRow_menu$data = {
  readonly id: string;
  readonly sourceUrl: string;
  readonly title: string;
  readonly " $fragmentType": "ProductRow_menu";
};
export type ProductRow_menu$key = {
  readonly " $data"?: ProductRow_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductRow_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductRow_menu",
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

(node as any).hash = "3d27cf4a23d90642b2ffb93da911a704";

export default node;
