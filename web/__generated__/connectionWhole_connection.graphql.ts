/**
 * @generated SignedSource<<df98ff41ad6b4b898d58bba9ad41b534>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type ShopConnectionStatus = "CONNECTED" | "DISCONNECTED" | "EXPIRED" | "EXPIRING" | "PAUSED" | "TROUBLED";
import { FragmentRefs } from "relay-runtime";
export type connectionWhole_connection$data = {
  readonly id: string;
  readonly shop: ConnectableShop;
  readonly status: ShopConnectionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_connection">;
  readonly " $fragmentType": "connectionWhole_connection";
};
export type connectionWhole_connection$key = {
  readonly " $data"?: connectionWhole_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"connectionWhole_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "connectionWhole_connection",
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

(node as any).hash = "f869a0db6bfff6f0ce2aa840aa87c85d";

export default node;
