/**
 * @generated SignedSource<<3d7c85cabef93bb1b06de32d431e3120>>
 * @relayHash 72937aae5f09523ae8f0ca38ea254e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3a712a29cdeae07301af33243081a74330ffb2918eb16a28ae25b28fb5b83de

import { ConcreteRequest } from 'relay-runtime';
export type ImpersonationBannerEndImpersonationMutation$variables = Record<PropertyKey, never>;
export type ImpersonationBannerEndImpersonationMutation$data = {
  readonly endImpersonation: {
    readonly code?: string;
  };
};
export type ImpersonationBannerEndImpersonationMutation = {
  response: ImpersonationBannerEndImpersonationMutation$data;
  variables: ImpersonationBannerEndImpersonationMutation$variables;
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
    "name": "ImpersonationBannerEndImpersonationMutation",
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
    "name": "ImpersonationBannerEndImpersonationMutation",
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
    "id": "f3a712a29cdeae07301af33243081a74330ffb2918eb16a28ae25b28fb5b83de",
    "metadata": {},
    "name": "ImpersonationBannerEndImpersonationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "44da5eb5f35268ba4711cc4c4ae996b0";

export default node;
