/**
 * @generated SignedSource<<2a88acfedd5af4fffb4ed1a2068f3404>>
 * @relayHash 3b8faa744753227d62cbc3ab3ec82589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf5d6b2a2fcad04a58643f23e6f6387cd3b40c2bae5191ca4794ea5e67c58ab6

import { ConcreteRequest } from 'relay-runtime';
export type DifferenceSide = "HERE" | "THERE";
export type ResolvePlanDifferenceInput = {
  priceId: string;
  takes: DifferenceSide;
};
export type PlanDifferencesMutation$variables = {
  input: ResolvePlanDifferenceInput;
};
export type PlanDifferencesMutation$data = {
  readonly resolvePlanDifference: {
    readonly message?: string;
  };
};
export type PlanDifferencesMutation = {
  response: PlanDifferencesMutation$data;
  variables: PlanDifferencesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanDifferencesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolvePlanDifference",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanDifferencesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resolvePlanDifference",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bf5d6b2a2fcad04a58643f23e6f6387cd3b40c2bae5191ca4794ea5e67c58ab6",
    "metadata": {},
    "name": "PlanDifferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "528af0a70011f78cdd663c6ee2732b21";

export default node;
