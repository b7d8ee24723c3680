/**
 * @generated SignedSource<<12b051ac16fecff17b9ab7156890f40c>>
 * @relayHash 360b58e4b6f99d290d0b5cc022bfca73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50aae2a188d6f7f2139d144015c118e27fcd283624c7520b2aa4c98b58d2cdd7

import { ConcreteRequest } from 'relay-runtime';
export type PhotoCardRemovePhotoMutation$variables = Record<PropertyKey, never>;
export type PhotoCardRemovePhotoMutation$data = {
  readonly removePhoto: {
    readonly code?: string;
    readonly message?: string;
    readonly photoUrl?: string | null | undefined;
  };
};
export type PhotoCardRemovePhotoMutation = {
  response: PhotoCardRemovePhotoMutation$data;
  variables: PhotoCardRemovePhotoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": null
    }
  ],
  "type": "User",
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
    "name": "PhotoCardRemovePhotoMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removePhoto",
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
    "name": "PhotoCardRemovePhotoMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removePhoto",
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
    "id": "50aae2a188d6f7f2139d144015c118e27fcd283624c7520b2aa4c98b58d2cdd7",
    "metadata": {},
    "name": "PhotoCardRemovePhotoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ca599343c1d02a454862432a3d51654";

export default node;
