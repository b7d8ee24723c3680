/**
 * @generated SignedSource<<bf907a910c673b77f715ffa8115a8b99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupClaimState = "APPROVAL" | "CANCELED" | "CLAIMED" | "EXPIRED" | "FAILED" | "JOINING" | "LOOKING" | "LOST" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type ClaimProgress_claim$data = {
  readonly expiresAt: string;
  readonly id: string;
  readonly proofCode: string;
  readonly sentence: string;
  readonly state: GroupClaimState;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ClaimProgress_claim";
};
export type ClaimProgress_claim$key = {
  readonly " $data"?: ClaimProgress_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimProgress_claim",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proofCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "GroupClaim",
  "abstractKey": null
};

(node as any).hash = "bd200a4a99a18db0efa28780aeac209b";

export default node;
