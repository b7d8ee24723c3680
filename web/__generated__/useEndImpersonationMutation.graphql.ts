/**
 * @generated SignedSource<<41587fb146ccd8c832b1654a06ded3d6>>
 * @relayHash cec84153eb746ffd3704e8344098db62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cf8d5a1bfbca0a7e307008073ac183d2404a3afa99ea1f79bf890dd801e6c85

import { ConcreteRequest } from 'relay-runtime';
export type useEndImpersonationMutation$variables = Record<PropertyKey, never>;
export type useEndImpersonationMutation$data = {
  readonly endImpersonation: {
    readonly code?: string;
  };
};
export type useEndImpersonationMutation = {
  response: useEndImpersonationMutation$data;
  variables: useEndImpersonationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndImpersonationMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endImpersonation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEndImpersonationMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endImpersonation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3cf8d5a1bfbca0a7e307008073ac183d2404a3afa99ea1f79bf890dd801e6c85",
    "metadata": {},
    "name": "useEndImpersonationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b6d3b73f3af45a578916b6f37e6db04";

export default node;
