/**
 * @generated SignedSource<<c1d776a97c249efdf390bd9ac76103ad>>
 * @relayHash a857f284177d28835a836a577f45877e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4769cd1151aba04b616bd9d3db478003de8ae5f9d5f58e7996b3843dc9774d07

import { ConcreteRequest } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "PENDING" | "READY";
export type requestExportMutation$variables = Record<PropertyKey, never>;
export type requestExportMutation$data = {
  readonly requestDataExport: {
    readonly askedAt?: string;
    readonly code?: string;
    readonly downloadUrl?: string | null | undefined;
    readonly expiresAt?: string | null | undefined;
    readonly message?: string;
    readonly status?: DataExportStatus;
  };
};
export type requestExportMutation = {
  response: requestExportMutation$data;
  variables: requestExportMutation$variables;
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
    "name": "requestExportMutation",
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
    "name": "requestExportMutation",
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
    "id": "4769cd1151aba04b616bd9d3db478003de8ae5f9d5f58e7996b3843dc9774d07",
    "metadata": {},
    "name": "requestExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6950c38f03206abb0fb9c3269a9044b";

export default node;
