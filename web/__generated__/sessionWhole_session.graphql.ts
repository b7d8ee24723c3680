/**
 * @generated SignedSource<<5bcbd065f1d37312d10117e78420e847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "BANNED" | "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "OUTDATED" | "RESTRICTED" | "REVOKED" | "SILENT" | "UNREACHABLE" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type sessionWhole_session$data = {
  readonly health: SessionHealth;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLine_session" | "LaneCard_session" | "LaneLine_session" | "SessionCard_session" | "SessionHealth_session" | "TestMessage_session">;
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

(node as any).hash = "12e928c2db277d88a26b94d98ddea898";

export default node;
