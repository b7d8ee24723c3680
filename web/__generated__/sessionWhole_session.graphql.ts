/**
 * @generated SignedSource<<daf85b85d4af4ba560e7cf56f5c8e7c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type sessionWhole_session$data = {
  readonly health: SessionHealth;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LaneCard_session" | "LaneLine_session" | "SessionCard_session" | "SessionHealth_session" | "TestMessage_session">;
  readonly " $fragmentType": "sessionWhole_session";
};
export type sessionWhole_session$key = {
  readonly " $data"?: sessionWhole_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionWhole_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sessionWhole_session",
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
      "name": "SessionCard_session"
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
      "name": "TestMessage_session"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LaneCard_session"
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "ecc60cc8c184f0ec60edf6010f9d9fbc";

export default node;
