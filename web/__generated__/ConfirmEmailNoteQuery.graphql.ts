/**
 * @generated SignedSource<<7d37532aa60ff6a57bd47fb732aedeb4>>
 * @relayHash eb1217619af4e42176d29fa0d0a55716
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae8a3bb687f354a049a4454fdc1589ba2f79934d7b01557132634f738ff1d1b

import { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailNoteQuery$variables = Record<PropertyKey, never>;
export type ConfirmEmailNoteQuery$data = {
  readonly viewer: {
    readonly isEmailVerified: boolean;
  } | null | undefined;
};
export type ConfirmEmailNoteQuery = {
  response: ConfirmEmailNoteQuery$data;
  variables: ConfirmEmailNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmailVerified",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmEmailNoteQuery",
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
    "name": "ConfirmEmailNoteQuery",
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
    "id": "2ae8a3bb687f354a049a4454fdc1589ba2f79934d7b01557132634f738ff1d1b",
    "metadata": {},
    "name": "ConfirmEmailNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4383e05fb44c29e7896c3ca2d2d67b6";

export default node;
