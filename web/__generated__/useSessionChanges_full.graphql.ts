/**
 * @generated SignedSource<<9d9cb211907e439031c9b490dfc44d82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "NUMBER_REVOKED" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type useSessionChanges_full$data = {
  readonly health: SessionHealth;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LaneCard_session" | "LaneLine_session" | "SessionCard_session" | "SessionHealth_account" | "SessionHealth_session" | "TestMessage_session">;
  readonly " $fragmentType": "useSessionChanges_full";
};
export type useSessionChanges_full$key = {
  readonly " $data"?: useSessionChanges_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSessionChanges_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSessionChanges_full",
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
      "name": "SessionHealth_account"
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

(node as any).hash = "bb0f3aaa20222d2e7b8a2a5759c29b84";

export default node;
