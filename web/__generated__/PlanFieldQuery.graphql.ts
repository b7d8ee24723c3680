/**
 * @generated SignedSource<<89840db15a1b4e0ab76808bc9ace7896>>
 * @relayHash bf54259060db934251b8e2c41fa890c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b05b85c7d3ea254b8c3541abee47db3f12c543a6950aeae65ccd0b66129b8a4

import { ConcreteRequest } from 'relay-runtime';
export type PlanFieldQuery$variables = Record<PropertyKey, never>;
export type PlanFieldQuery$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly name: string;
        readonly priceId: string;
      };
    }>;
  };
};
export type PlanFieldQuery = {
  response: PlanFieldQuery$data;
  variables: PlanFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "PlanConnection",
    "kind": "LinkedField",
    "name": "plans",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PlanEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priceId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "plans(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlanFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4b05b85c7d3ea254b8c3541abee47db3f12c543a6950aeae65ccd0b66129b8a4",
    "metadata": {},
    "name": "PlanFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ffb4da58f1290a046a1dd56f27c82e2";

export default node;
