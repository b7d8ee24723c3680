/**
 * @generated SignedSource<<3f6ac79948e4d0dd7ba5ad1d5cf711a3>>
 * @relayHash b62d21144fe02ca8ee7918fb98a1ef7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77effebc2ebe7c9d9a6de31ee1bde4f06e188ade697dc65ed17ef94a01e8fe0c

import { ConcreteRequest } from 'relay-runtime';
export type UpdatePlanInput = {
  id: string;
  limits?: PlanLimitsInput | null | undefined;
  name?: string | null | undefined;
  trialDays?: number | null | undefined;
};
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
export type PlanSheetUpdateMutation$variables = {
  input: UpdatePlanInput;
};
export type PlanSheetUpdateMutation$data = {
  readonly updatePlan: {
    readonly message?: string;
  };
};
export type PlanSheetUpdateMutation = {
  response: PlanSheetUpdateMutation$data;
  variables: PlanSheetUpdateMutation$variables;
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
    "name": "PlanSheetUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePlan",
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
    "name": "PlanSheetUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePlan",
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
    "id": "77effebc2ebe7c9d9a6de31ee1bde4f06e188ade697dc65ed17ef94a01e8fe0c",
    "metadata": {},
    "name": "PlanSheetUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3128848ab98319dad84c6a6b353e7cae";

export default node;
