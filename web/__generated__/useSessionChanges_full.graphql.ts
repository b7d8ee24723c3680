/**
 * @generated SignedSource<<002c38b88c6a5e96eed7adb102d0f276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type useSessionChanges_full$data = {
  readonly health: SessionHealth;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLine_session" | "LaneCard_session" | "LaneLine_session" | "SessionCard_session" | "SessionHealth_session" | "TestMessage_session">;
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
      "name": "AccountLine_session"
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

(node as any).hash = "800c3cc99eea0edf9b79df26c97b486f";

export default node;
