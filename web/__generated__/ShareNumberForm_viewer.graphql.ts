/**
 * @generated SignedSource<<d284c222fb2317118ae77d0e35184958>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type ShareNumberForm_viewer$data = {
  readonly messengerSessions: ReadonlyArray<{
    readonly channel: Channel;
    readonly credentialHint: string;
    readonly health: SessionHealth;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ShareNumberForm_viewer";
};
export type ShareNumberForm_viewer$key = {
  readonly " $data"?: ShareNumberForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareNumberForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareNumberForm_viewer",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credentialHint",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7548c2aa21ee9e25b39c7d8750674b4c";

export default node;
