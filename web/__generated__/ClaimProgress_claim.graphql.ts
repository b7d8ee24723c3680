/**
 * @generated SignedSource<<974c52a77d2caf25d591bdc9ebe8f830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupClaimStatus = "APPROVAL" | "CANCELED" | "CLAIMED" | "EXPIRED" | "FAILED" | "JOINING" | "LOOKING" | "LOST" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type ClaimProgress_claim$data = {
  readonly expiresAt: string;
  readonly id: string;
  readonly proofCode: string;
  readonly status: GroupClaimStatus;
  readonly statusMessage: string;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusMessage",
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

(node as any).hash = "31ca1833762270dca66c9ec8820ab843";

export default node;
