/**
 * @generated SignedSource<<5101ae91a66b8808ca3f4326b5b0b640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type ShopConnectionStatus = "CONNECTED" | "DISCONNECTED" | "EXPIRED" | "EXPIRING" | "FAILING" | "PAUSED";
import { FragmentRefs } from "relay-runtime";
export type AmazonStart_viewer$data = {
  readonly affiliateTags: {
    readonly amazonTag: string | null | undefined;
  };
  readonly shopConnections: ReadonlyArray<{
    readonly id: string;
    readonly shop: ConnectableShop;
    readonly status: ShopConnectionStatus;
  }>;
  readonly " $fragmentType": "AmazonStart_viewer";
};
export type AmazonStart_viewer$key = {
  readonly " $data"?: AmazonStart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmazonStart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmazonStart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateTags",
      "kind": "LinkedField",
      "name": "affiliateTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amazonTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopConnection",
      "kind": "LinkedField",
      "name": "shopConnections",
      "plural": true,
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
          "name": "shop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c53b7151ac8fc0afd628dd1229e3d366";

export default node;
