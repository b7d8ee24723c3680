/**
 * @generated SignedSource<<60eba9aabc258a29933528f7ee49c502>>
 * @relayHash d45976749ae225dc47c3f44bda213534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f4ffe5f539ac2e5b02583b939eb858627a5950f9423a3ed23212f21cf0f0e5e

import { ConcreteRequest } from 'relay-runtime';
export type TriggerFieldsQuery$variables = Record<PropertyKey, never>;
export type TriggerFieldsQuery$data = {
  readonly viewer: {
    readonly ruleCategories: ReadonlyArray<string>;
  } | null | undefined;
};
export type TriggerFieldsQuery = {
  response: TriggerFieldsQuery$data;
  variables: TriggerFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ruleCategories",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TriggerFieldsQuery",
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
    "name": "TriggerFieldsQuery",
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
    "id": "1f4ffe5f539ac2e5b02583b939eb858627a5950f9423a3ed23212f21cf0f0e5e",
    "metadata": {},
    "name": "TriggerFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4663dd2d5a2ea5c79b3772edc3ccd06f";

export default node;
