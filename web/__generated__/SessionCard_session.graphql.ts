/**
 * @generated SignedSource<<69ba0c53d282535b4ae11da6bb94550c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type SessionCard_session$data = {
  readonly addToGroupUrl: string | null | undefined;
  readonly credentialHint: string;
  readonly handle: string | null | undefined;
  readonly health: SessionHealth;
  readonly id: string;
  readonly lane: {
    readonly pausedAt: string | null | undefined;
    readonly queued: number;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session" | "SessionHealth_session">;
  readonly " $fragmentType": "SessionCard_session";
};
export type SessionCard_session$key = {
  readonly " $data"?: SessionCard_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionCard_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionCard_session",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
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
      "name": "health",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addToGroupUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lane",
      "kind": "LinkedField",
      "name": "lane",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pausedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "queued",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionHealth_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaneLine_session"
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "01c56d649746f1865a252f433c62488e";

export default node;
