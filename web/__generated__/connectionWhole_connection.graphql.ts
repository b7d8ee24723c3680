/**
 * @generated SignedSource<<c47b41f779693aba55e455e3ac84d80b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type ShopConnectionState = "CONNECTED" | "DISCONNECTED" | "EXPIRED" | "EXPIRING" | "PAUSED" | "TROUBLED";
import { FragmentRefs } from "relay-runtime";
export type connectionWhole_connection$data = {
  readonly id: string;
  readonly shop: ConnectableShop;
  readonly state: ShopConnectionState;
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
      "name": "state",
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

(node as any).hash = "323d0ac62022e7606263bdbe09df3d9e";

export default node;
