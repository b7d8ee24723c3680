/**
 * @generated SignedSource<<76a03ae1b5bdceea7bb9a502ad7a6647>>
 * @relayHash fb2af5f2f55a8fc50ec0717189eb1bd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9030c0451e0798e1095cd34689c2258ec63eed0efcf3dfc0c55374e5fc7655fd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckGroupClaimInput = {
  claimId: string;
};
export type useClaimActionsCheckMutation$variables = {
  input: CheckGroupClaimInput;
};
export type useClaimActionsCheckMutation$data = {
  readonly checkGroupClaim: {
    readonly ClaimProgress_claim: {
      readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
    } | null | undefined;
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type useClaimActionsCheckMutation = {
  response: useClaimActionsCheckMutation$data;
  variables: useClaimActionsCheckMutation$variables;
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
    "name": "useClaimActionsCheckMutation",
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
    "name": "useClaimActionsCheckMutation",
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
    "id": "9030c0451e0798e1095cd34689c2258ec63eed0efcf3dfc0c55374e5fc7655fd",
    "metadata": {},
    "name": "useClaimActionsCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57ef9bfbec47bbd8298bf8b769a95c73";

export default node;
