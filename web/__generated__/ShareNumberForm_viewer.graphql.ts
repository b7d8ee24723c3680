/**
 * @generated SignedSource<<332880bbb3c7a78be12d9810c8609d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE" | "WITHDRAWN";
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "01789e57dc360900418ec21f44a11176";

export default node;
