/**
 * @generated SignedSource<<3c47fccc246125f9beaba2678c97429f>>
 * @relayHash 52ff3cc17edf6a756ab5167a74e541e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a127539244b829920c793af3c9f0f9472d4148072785cd7b7bfbe7534c85a5f

import { ConcreteRequest } from 'relay-runtime';
export type AllAppsQuery$variables = Record<PropertyKey, never>;
export type AllAppsQuery$data = {
  readonly oauthApps: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly disabledAt: string | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type AllAppsQuery = {
  response: AllAppsQuery$data;
  variables: AllAppsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "OAuthAppConnection",
    "kind": "LinkedField",
    "name": "oauthApps",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OAuthAppEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OAuthApp",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "disabledAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "oauthApps(first:20)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AllAppsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AllAppsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1a127539244b829920c793af3c9f0f9472d4148072785cd7b7bfbe7534c85a5f",
    "metadata": {},
    "name": "AllAppsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2c546bc45d126eeb36aa48150854121";

export default node;
