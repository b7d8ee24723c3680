/**
 * @generated SignedSource<<2c816833803ac64aba06fc4411319f07>>
 * @relayHash e701c2f12c56e8cd2798d9a0c75cd02f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47d3104e463c97d0d0da593141ae16e89bd245f8ff1a96ecc4bb45c733da8d2c

import { ConcreteRequest } from 'relay-runtime';
export type DismissLinkBatchInput = {
  batchId: string;
};
export type dismissLinkBatchMutation$variables = {
  input: DismissLinkBatchInput;
};
export type dismissLinkBatchMutation$data = {
  readonly dismissLinkBatch: {
    readonly batchId?: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type dismissLinkBatchMutation = {
  response: dismissLinkBatchMutation$data;
  variables: dismissLinkBatchMutation$variables;
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
  "name": "batchId",
  "storageKey": null
},
v3 = {
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
    "name": "dismissLinkBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "dismissLinkBatch",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "DismissedLinkBatch",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "dismissLinkBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "dismissLinkBatch",
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
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "batchId"
              }
            ],
            "type": "DismissedLinkBatch",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47d3104e463c97d0d0da593141ae16e89bd245f8ff1a96ecc4bb45c733da8d2c",
    "metadata": {},
    "name": "dismissLinkBatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cfaa28ece9f37225aba072773839e4ef";

export default node;
