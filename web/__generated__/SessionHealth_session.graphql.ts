/**
 * @generated SignedSource<<aa7f264fbdac2a908f90452d1c702fc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type SessionHealth_session$data = {
  readonly channel: Channel;
  readonly health: SessionHealth;
  readonly lastSignAt: string | null | undefined;
  readonly problemSince: string | null | undefined;
  readonly " $fragmentType": "SessionHealth_session";
};
export type SessionHealth_session$key = {
  readonly " $data"?: SessionHealth_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionHealth_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionHealth_session",
  "selections": [
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
      "name": "lastSignAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problemSince",
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "82d6760cb74a7c6b2901ecbaf6e7f6be";

export default node;
