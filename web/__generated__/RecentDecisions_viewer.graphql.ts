/**
 * @generated SignedSource<<84d7fae3ec9cba156cd88fd84989086d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecentDecisions_viewer$data = {
  readonly ruleDecisions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
      };
    }>;
  };
  readonly " $fragmentType": "RecentDecisions_viewer";
};
export type RecentDecisions_viewer$key = {
  readonly " $data"?: RecentDecisions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentDecisions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentDecisions_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "RuleDecisionConnection",
      "kind": "LinkedField",
      "name": "ruleDecisions",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DecisionRow_decision"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "ruleDecisions(first:4)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "358839948dcd76b83cb1c32b025d61bb";

export default node;
