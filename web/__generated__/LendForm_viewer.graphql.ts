/**
 * @generated SignedSource<<c3856732c009e01d4b071a92542e9823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type LendForm_viewer$data = {
  readonly messengerSessions: ReadonlyArray<{
    readonly channel: Channel;
    readonly credentialHint: string;
    readonly health: SessionHealth;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LendForm_viewer";
};
export type LendForm_viewer$key = {
  readonly " $data"?: LendForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LendForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LendForm_viewer",
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

(node as any).hash = "484ee574192ccf62b0d68dd5ff1a8e3e";

export default node;
