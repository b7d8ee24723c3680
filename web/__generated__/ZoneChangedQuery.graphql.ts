/**
 * @generated SignedSource<<203146d4aa4d0b02891524593d9c3840>>
 * @relayHash c07afd100d844bb39bedf88a9c220665
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c38bf2d4f48a6c793e69b3c37a373bfee57228b0750cc5e8447d93b511815a05

import { ConcreteRequest } from 'relay-runtime';
export type ZoneChangedQuery$variables = Record<PropertyKey, never>;
export type ZoneChangedQuery$data = {
  readonly viewer: {
    readonly calendarZones: ReadonlyArray<string>;
  } | null | undefined;
};
export type ZoneChangedQuery = {
  response: ZoneChangedQuery$data;
  variables: ZoneChangedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendarZones",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ZoneChangedQuery",
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
    "name": "ZoneChangedQuery",
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
    "id": "c38bf2d4f48a6c793e69b3c37a373bfee57228b0750cc5e8447d93b511815a05",
    "metadata": {},
    "name": "ZoneChangedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d541b0c0a9b2c5349223feceb2111b7";

export default node;
