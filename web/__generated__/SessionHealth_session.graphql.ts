/**
 * @generated SignedSource<<b632a4c115d0bfd8b0aec83984fdffee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SessionHealth = "CONNECTED" | "CONNECTING" | "DISCONNECTED" | "ELSEWHERE" | "REVOKED" | "SILENT" | "UNREACHABLE";
import { FragmentRefs } from "relay-runtime";
export type SessionHealth_session$data = {
  readonly health: SessionHealth;
  readonly lastSignAt: string | null | undefined;
  readonly troubleSince: string | null | undefined;
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
      "name": "troubleSince",
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "8059760b186accf393dfc324bacffdb8";

export default node;
