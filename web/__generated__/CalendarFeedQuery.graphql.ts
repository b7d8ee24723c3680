/**
 * @generated SignedSource<<a8ec3ebadf142cff8405ebf997926c1e>>
 * @relayHash 4f47be987a92db4505f644082d5e0260
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebb20d249d50e4c947902f6b7bc410db83aa0740fb471ed6b0842ae20248289e

import { ConcreteRequest } from 'relay-runtime';
export type CalendarFeedQuery$variables = Record<PropertyKey, never>;
export type CalendarFeedQuery$data = {
  readonly viewer: {
    readonly calendarFeedSince: string | null | undefined;
  } | null | undefined;
};
export type CalendarFeedQuery = {
  response: CalendarFeedQuery$data;
  variables: CalendarFeedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendarFeedSince",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarFeedQuery",
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
    "name": "CalendarFeedQuery",
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
    "id": "ebb20d249d50e4c947902f6b7bc410db83aa0740fb471ed6b0842ae20248289e",
    "metadata": {},
    "name": "CalendarFeedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01d084a3a466c0708936c058e1291088";

export default node;
