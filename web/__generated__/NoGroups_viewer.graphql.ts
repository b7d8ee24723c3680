/**
 * @generated SignedSource<<522ce15db2a6a8d195c845636dfe5027>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type NoGroups_viewer$data = {
  readonly messengerSessions: ReadonlyArray<{
    readonly addToGroupUrl: string | null | undefined;
    readonly channel: Channel;
    readonly id: string;
  }>;
  readonly " $fragmentType": "NoGroups_viewer";
};
export type NoGroups_viewer$key = {
  readonly " $data"?: NoGroups_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoGroups_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoGroups_viewer",
  "selections": [
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
          "name": "addToGroupUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "428140013f13e54ecf5ff8b97fbd5250";

export default node;
