/**
 * @generated SignedSource<<5372ebfc10e7e44ca4a434fb5d411436>>
 * @relayHash 0b0dd86f955ed49e99a42a3daf24c922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79c33815bcfd3e591590573b1d5ce48f3a6444628a7a8f3b8095498965e272ab

import { ConcreteRequest } from 'relay-runtime';
export type PlanInterval = "MONTH" | "YEAR";
export type CreatePlanInput = {
  interval?: PlanInterval | null | undefined;
  limits?: PlanLimitsInput | null | undefined;
  name: string;
  priceCents?: number | null | undefined;
  sameAs?: string | null | undefined;
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
export type PlanSheetCreateMutation$variables = {
  input: CreatePlanInput;
};
export type PlanSheetCreateMutation$data = {
  readonly createPlan: {
    readonly message?: string;
  };
};
export type PlanSheetCreateMutation = {
  response: PlanSheetCreateMutation$data;
  variables: PlanSheetCreateMutation$variables;
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
    "name": "PlanSheetCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createPlan",
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
    "name": "PlanSheetCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createPlan",
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
    "id": "79c33815bcfd3e591590573b1d5ce48f3a6444628a7a8f3b8095498965e272ab",
    "metadata": {},
    "name": "PlanSheetCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d331537a41abf7d0c77257fd01aa132";

export default node;
