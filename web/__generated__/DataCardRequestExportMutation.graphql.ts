/**
 * @generated SignedSource<<a077b23504fc9db08e3b1bcb73356383>>
 * @relayHash 0d399a66aeafd148521975501f4eb09c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43f6f576e0d21471e1a47f53ddb1e6c0c0c07b353cf1c86a304f27362f598013

import { ConcreteRequest } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "PENDING" | "READY";
export type DataCardRequestExportMutation$variables = Record<PropertyKey, never>;
export type DataCardRequestExportMutation$data = {
  readonly requestDataExport: {
    readonly askedAt?: string;
    readonly code?: string;
    readonly downloadUrl?: string | null | undefined;
    readonly expiresAt?: string | null | undefined;
    readonly message?: string;
    readonly status?: DataExportStatus;
  };
};
export type DataCardRequestExportMutation = {
  response: DataCardRequestExportMutation$data;
  variables: DataCardRequestExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    }
  ],
  "type": "DataExport",
  "abstractKey": null
},
v1 = {
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DataCardRequestExportMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestDataExport",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "DataCardRequestExportMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestDataExport",
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
          (v1/*:: as any*/),
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
    "id": "43f6f576e0d21471e1a47f53ddb1e6c0c0c07b353cf1c86a304f27362f598013",
    "metadata": {},
    "name": "DataCardRequestExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "85934fa014d0071f022ececc225ea5df";

export default node;
