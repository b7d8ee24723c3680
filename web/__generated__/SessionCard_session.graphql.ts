/**
 * @generated SignedSource<<f36e5c991a224b8d1f5a10b67928a98c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type SessionCard_session$data = {
  readonly addToGroupUrl: string | null | undefined;
  readonly channel: Channel;
  readonly health: SessionHealth;
  readonly id: string;
  readonly lane: {
    readonly pausedAt: string | null | undefined;
    readonly queued: number;
  };
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LaneLine_session" | "SessionHealth_account" | "SessionHealth_session">;
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
      "name": "channel",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionHealth_account"
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "369eafc039d4b8e752abc818ad036a04";

export default node;
