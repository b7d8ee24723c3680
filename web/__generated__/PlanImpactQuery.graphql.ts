/**
 * @generated SignedSource<<8c4131afdb70e57190c2842f319a7666>>
 * @relayHash bcdbb2fdeb6a4a9ef8dbdb5ce405f551
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258f25efaf9ce3b29f369f6ba192c72859e7367d95c019e87f71b0414709c73a

import { ConcreteRequest } from 'relay-runtime';
export type PlanLimitsInput = {
  apiPerMinute?: number | null | undefined;
  assistantPerDay?: number | null | undefined;
  groups?: number | null | undefined;
  members?: number | null | undefined;
  messagesPerMonth?: number | null | undefined;
  offersPerDay?: number | null | undefined;
  products?: number | null | undefined;
  sessions?: number | null | undefined;
  shortLinks?: number | null | undefined;
};
export type PlanImpactQuery$variables = {
  id: string;
  limits: PlanLimitsInput;
};
export type PlanImpactQuery$data = {
  readonly planImpact: {
    readonly exceeding: ReadonlyArray<{
      readonly limit: string;
      readonly people: number;
    }>;
    readonly people: number;
  };
};
export type PlanImpactQuery = {
  response: PlanImpactQuery$data;
  variables: PlanImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limits"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "people",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "limits",
        "variableName": "limits"
      }
    ],
    "concreteType": "PlanImpact",
    "kind": "LinkedField",
    "name": "planImpact",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PlanImpactLimit",
        "kind": "LinkedField",
        "name": "exceeding",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanImpactQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanImpactQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "258f25efaf9ce3b29f369f6ba192c72859e7367d95c019e87f71b0414709c73a",
    "metadata": {},
    "name": "PlanImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e004014ba10946902938c380d26ace32";

export default node;
