/**
 * @generated SignedSource<<0c2d5d79eb6c35e05a1778323bd36b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type BotAside_viewer$data = {
  readonly messageSettings: {
    readonly hasDisclosure: boolean;
  };
  readonly messengerSessions: ReadonlyArray<{
    readonly channel: Channel;
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
          "name": "hasDisclosure",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "58c19c48e1a597285cb404457fe88f6f";

export default node;
