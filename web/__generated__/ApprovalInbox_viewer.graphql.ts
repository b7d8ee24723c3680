/**
 * @generated SignedSource<<e53127abe1750ad1322e385931fcdfec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "ACCEPTED" | "DROPPED" | "EXPIRED" | "PENDING" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type ApprovalInbox_viewer$data = {
  readonly approvalCount: number;
  readonly approvals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly expiresAt: string;
        readonly id: string;
        readonly status: ApprovalStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ApprovalCard_approval" | "ApprovalPicking_approvals">;
      };
    }>;
  };
  readonly " $fragmentType": "ApprovalInbox_viewer";
};
export type ApprovalInbox_viewer$key = {
  readonly " $data"?: ApprovalInbox_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalInbox_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalInbox_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "PENDING"
        }
      ],
      "concreteType": "ApprovalConnection",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ApprovalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Approval",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "expiresAt",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApprovalCard_approval"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApprovalPicking_approvals"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "approvals(first:30,status:\"PENDING\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "992807140a219c0a05394cece9510f08";

export default node;
