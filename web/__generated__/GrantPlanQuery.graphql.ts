/**
 * @generated SignedSource<<874555988b950ef78e93306b3789d9c1>>
 * @relayHash 587819d0181edde4b9b0fb376eb57d18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ec38aa5437bbff992ee4383b87c30a09bb5c23173f7dcb9bf0673a2a7ebddd7

import { ConcreteRequest } from 'relay-runtime';
export type GrantPlanQuery$variables = Record<PropertyKey, never>;
export type GrantPlanQuery$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly name: string;
        readonly priceId: string;
      };
    }>;
  };
};
export type GrantPlanQuery = {
  response: GrantPlanQuery$data;
  variables: GrantPlanQuery$variables;
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
    "name": "GrantPlanQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GrantPlanQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9ec38aa5437bbff992ee4383b87c30a09bb5c23173f7dcb9bf0673a2a7ebddd7",
    "metadata": {},
    "name": "GrantPlanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b50bc1b0cff50d26ca2bbedda46059a4";

export default node;
