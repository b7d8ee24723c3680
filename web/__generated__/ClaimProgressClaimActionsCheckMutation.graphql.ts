/**
 * @generated SignedSource<<3cd89f06ef31a6f89adb79838b138d36>>
 * @relayHash 9c084105dfc01771f8c0cb53dc8be631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc7467f112c932437e2fba30c34d4e53bfa9ddeac3de1f1476f10021aa48c3a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckGroupClaimInput = {
  claimId: string;
};
export type ClaimProgressClaimActionsCheckMutation$variables = {
  input: CheckGroupClaimInput;
};
export type ClaimProgressClaimActionsCheckMutation$data = {
  readonly checkGroupClaim: {
    readonly ClaimProgress_claim: {
      readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
    } | null | undefined;
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type ClaimProgressClaimActionsCheckMutation = {
  response: ClaimProgressClaimActionsCheckMutation$data;
  variables: ClaimProgressClaimActionsCheckMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/)
  ],
  "type": "GroupClaim",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
    "name": "ClaimProgressClaimActionsCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "checkGroupClaim",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClaimProgress_claim"
                }
              ],
              "type": "GroupClaim",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "ClaimProgress_claim"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "ClaimProgressClaimActionsCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "checkGroupClaim",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentence",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "proofCode",
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
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "type": "GroupClaim",
            "abstractKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1fc7467f112c932437e2fba30c34d4e53bfa9ddeac3de1f1476f10021aa48c3a",
    "metadata": {},
    "name": "ClaimProgressClaimActionsCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7c74d818cfa3016aa55b5282520d825";

export default node;
