/**
 * @generated SignedSource<<1c6ae2f8858b8a2b383e1a9c7e9d5a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestResultQuery$variables = {
  dispatchId: string;
};
export type TestResultQuery$data = {
  readonly node: {
    readonly journal: {
      readonly " $fragmentSpreads": FragmentRefs<"DispatchJournal_dispatch">;
    } | null | undefined;
  } | null | undefined;
};
export type TestResultQuery = {
  response: TestResultQuery$data;
  variables: TestResultQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dispatchId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "dispatchId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TestResultQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DispatchJournal_dispatch"
                }
              ],
              "type": "Dispatch",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "journal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestResultQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
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
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attempts",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reasonCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expectedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JournalLine",
                "kind": "LinkedField",
                "name": "journal",
                "plural": true,
                "selections": [
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
                    "name": "step",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Dispatch",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f5e33abc771b6858b8aecd91fe099462",
    "id": null,
    "metadata": {},
    "name": "TestResultQuery",
    "operationKind": "query",
    "text": "query TestResultQuery(\n  $dispatchId: ID!\n) {\n  node(id: $dispatchId) {\n    __typename\n    ...DispatchJournal_dispatch\n    id\n  }\n}\n\nfragment DispatchJournal_dispatch on Dispatch {\n  status\n  text\n  attempts\n  reason\n  reasonCode\n  expectedAt\n  journal {\n    at\n    step\n    reason\n    until\n  }\n}\n"
  }
};
})();

(node as any).hash = "7046a14567a99461fb73956783e8c172";

export default node;
