/**
 * @generated SignedSource<<1edd6d55102d8a9533b012d1957c2a27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDecisionList_viewer$data = {
  readonly ruleDecisions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
      };
    }>;
  };
  readonly " $fragmentType": "useDecisionList_viewer";
};
export type useDecisionList_viewer$key = {
  readonly " $data"?: useDecisionList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDecisionList_viewer">;
};

import useDecisionListPaginationQuery_graphql from './useDecisionListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "ruleDecisions"
],
v1 = {
  "kind": "Variable",
  "name": "groupId",
  "variableName": "groupId"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "groupId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "offerId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "outcome"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ruleId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": useDecisionListPaginationQuery_graphql
    }
  },
  "name": "useDecisionList_viewer",
  "selections": [
    {
      "alias": "ruleDecisions",
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Variable",
          "name": "offerId",
          "variableName": "offerId"
        },
        {
          "kind": "Variable",
          "name": "outcome",
          "variableName": "outcome"
        },
        {
          "kind": "Variable",
          "name": "ruleId",
          "variableName": "ruleId"
        }
      ],
      "concreteType": "RuleDecisionConnection",
      "kind": "LinkedField",
      "name": "__useDecisionList_ruleDecisions_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RuleDecisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "RuleDecision",
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
                  "args": [
                    (v1/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "DecisionRow_decision"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "28c9b0fa2ed43362929b4bc49da71112";

export default node;
