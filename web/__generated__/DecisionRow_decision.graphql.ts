/**
 * @generated SignedSource<<ae0bdc235deb8021ea2d2b4ed9e2459e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "ACCEPTED" | "DROPPED" | "EXPIRED" | "PENDING" | "REJECTED";
export type RuleOutcome = "ASKED" | "FAILED" | "QUEUED" | "SKIPPED";
import { FragmentRefs } from "relay-runtime";
export type DecisionRow_decision$data = {
  readonly approval: {
    readonly droppedBecause: string | null | undefined;
    readonly status: ApprovalStatus;
  } | null | undefined;
  readonly at: string;
  readonly isLeftOut: boolean;
  readonly limitCode: string | null | undefined;
  readonly messages: {
    readonly notSent: number;
    readonly sent: number;
    readonly uncertain: number;
    readonly waiting: number;
  };
  readonly offer: {
    readonly id: string;
  } | null | undefined;
  readonly outcome: RuleOutcome;
  readonly reason: string;
  readonly rule: {
    readonly name: string;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "DecisionRow_decision";
};
export type DecisionRow_decision$key = {
  readonly " $data"?: DecisionRow_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionRow_decision",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "groupId",
          "variableName": "groupId"
        }
      ],
      "kind": "ScalarField",
      "name": "isLeftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limitCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "concreteType": "Rule",
      "kind": "LinkedField",
      "name": "rule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RuleMessages",
      "kind": "LinkedField",
      "name": "messages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncertain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notSent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Approval",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
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
          "name": "droppedBecause",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RuleDecision",
  "abstractKey": null
};

(node as any).hash = "15e4e3d4fb3d3333e55ddfb54e261fb9";

export default node;
