/**
 * @generated SignedSource<<3e9d356ad04f16fd65f1ccf5dcbc4333>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ShopConnectionState = "CONNECTED" | "DISCONNECTED" | "EXPIRED" | "EXPIRING" | "PAUSED" | "TROUBLED";
import { FragmentRefs } from "relay-runtime";
export type ConnectionCard_connection$data = {
  readonly accountName: string | null | undefined;
  readonly credentialHint: string;
  readonly expiresAt: string | null | undefined;
  readonly lastSuccessAt: string | null | undefined;
  readonly pausedUntil: string | null | undefined;
  readonly quota: {
    readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_quota">;
  };
  readonly state: ShopConnectionState;
  readonly trouble: {
    readonly code: string;
    readonly message: string;
    readonly since: string;
  } | null | undefined;
  readonly " $fragmentType": "ConnectionCard_connection";
};
export type ConnectionCard_connection$key = {
  readonly " $data"?: ConnectionCard_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectionCard_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credentialHint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSuccessAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopTrouble",
      "kind": "LinkedField",
      "name": "trouble",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopCallQuota",
      "kind": "LinkedField",
      "name": "quota",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConnectionCard_quota"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShopConnection",
  "abstractKey": null
};

(node as any).hash = "590467b9a8f9a76ac4967e8c5c4be66a";

export default node;
