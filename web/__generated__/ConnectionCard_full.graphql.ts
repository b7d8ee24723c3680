/**
 * @generated SignedSource<<20f66ad124a73d63e367cc496d6e6879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type ShopConnectionStatus = "CONNECTED" | "DISCONNECTED" | "EXPIRED" | "EXPIRING" | "FAILING" | "PAUSED";
import { FragmentRefs } from "relay-runtime";
export type ConnectionCard_full$data = {
  readonly id: string;
  readonly shop: ConnectableShop;
  readonly status: ShopConnectionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_connection">;
  readonly " $fragmentType": "ConnectionCard_full";
};
export type ConnectionCard_full$key = {
  readonly " $data"?: ConnectionCard_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectionCard_full",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConnectionCard_connection"
    }
  ],
  "type": "ShopConnection",
  "abstractKey": null
};

(node as any).hash = "3fc035540fb4472b12fb2ec77cc95db6";

export default node;
