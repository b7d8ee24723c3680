/**
 * @generated SignedSource<<a6ff68d2d23257174afdcb2629f92d8d>>
 * @relayHash b03b0385b6a12e4fa2ce0dd74c0a7400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94fe4ae857786b76e0c8a5f488ef5d76c812f84563752578b8b85b323173b4ea

import { ConcreteRequest } from 'relay-runtime';
export type ReportNetwork = "ADMITAD" | "ALIEXPRESS" | "AMAZON" | "AWIN" | "CJ" | "IMPACT" | "LOMADEE" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "RAKUTEN" | "SHOPEE";
export type SalesImportSheetQuery$variables = Record<PropertyKey, never>;
export type SalesImportSheetQuery$data = {
  readonly viewer: {
    readonly reportNetworks: ReadonlyArray<{
      readonly name: string;
      readonly network: ReportNetwork;
    }>;
  } | null | undefined;
};
export type SalesImportSheetQuery = {
  response: SalesImportSheetQuery$data;
  variables: SalesImportSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportNetworkName",
  "kind": "LinkedField",
  "name": "reportNetworks",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "network",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SalesImportSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SalesImportSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "94fe4ae857786b76e0c8a5f488ef5d76c812f84563752578b8b85b323173b4ea",
    "metadata": {},
    "name": "SalesImportSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75d46ef6c4d3e5199bff21f54d820208";

export default node;
