/**
 * @generated SignedSource<<ededcf077303f076fb7d6d9b3bd30d68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type BotAside_viewer$data = {
  readonly messageSettings: {
    readonly disclosure: boolean;
  };
  readonly messengerSessions: ReadonlyArray<{
    readonly health: SessionHealth;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TestMessage_session">;
  }>;
  readonly " $fragmentType": "BotAside_viewer";
};
export type BotAside_viewer$key = {
  readonly " $data"?: BotAside_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BotAside_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BotAside_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageSettings",
      "kind": "LinkedField",
      "name": "messageSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disclosure",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MessengerSession",
      "kind": "LinkedField",
      "name": "messengerSessions",
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
          "name": "health",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TestMessage_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "aa9ab725dc5e439672532ff4524d95a6";

export default node;
