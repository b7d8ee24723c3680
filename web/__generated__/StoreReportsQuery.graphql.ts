/**
 * @generated SignedSource<<bbca1676c6a8043245df92efe2969e63>>
 * @relayHash dd0295c73e3d46f717bb29a6a79df490
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7983004b9053640ca6fb191b58d993e2418cc10dca5bc441a8270d525b6d8d63

import { ConcreteRequest } from 'relay-runtime';
export type StoreReportReason = "COPY" | "FORBIDDEN" | "FRAUD" | "OTHER" | "WRONG_PRICE";
export type StoreStatus = "DISABLED" | "PUBLISHED" | "UNPUBLISHED";
export type StoreReportsQuery$variables = Record<PropertyKey, never>;
export type StoreReportsQuery$data = {
  readonly storeReports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly details: string;
        readonly id: string;
        readonly reason: StoreReportReason;
        readonly store: {
          readonly id: string;
          readonly owner: {
            readonly id: string;
          };
          readonly status: StoreStatus;
          readonly title: string;
          readonly url: string;
        };
      };
    }>;
  };
};
export type StoreReportsQuery = {
  response: StoreReportsQuery$data;
  variables: StoreReportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "isOpen",
        "value": true
      }
    ],
    "concreteType": "StoreReportConnection",
    "kind": "LinkedField",
    "name": "storeReports",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreReportEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreReport",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "details",
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
                "concreteType": "ManagedStore",
                "kind": "LinkedField",
                "name": "store",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
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
                    "name": "url",
                    "storageKey": null
                  },
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
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "owner",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "storeReports(first:100,isOpen:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StoreReportsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoreReportsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7983004b9053640ca6fb191b58d993e2418cc10dca5bc441a8270d525b6d8d63",
    "metadata": {},
    "name": "StoreReportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2c37c3fac57a442f340f6158a1d6d1d";

export default node;
