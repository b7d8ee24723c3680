/**
 * @generated SignedSource<<c5832014e0f11a549c53d5291ae994b5>>
 * @relayHash a2c4325e8a72c8f199dde6552ed34488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d72cfb320c361299d519d9058e1846b6882a6ada3eb8ce10b64cc20902d96a1

import { ConcreteRequest } from 'relay-runtime';
export type appearanceSubscription$variables = Record<PropertyKey, never>;
export type appearanceSubscription$data = {
  readonly appearanceChanged: {
    readonly cardColor: string;
    readonly primaryColor: string;
    readonly sidebarColor: string;
    readonly version: number;
  };
};
export type appearanceSubscription = {
  response: appearanceSubscription$data;
  variables: appearanceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sidebarColor",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "primaryColor",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cardColor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "appearanceSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Appearance",
        "kind": "LinkedField",
        "name": "appearanceChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "appearanceSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Appearance",
        "kind": "LinkedField",
        "name": "appearanceChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "3d72cfb320c361299d519d9058e1846b6882a6ada3eb8ce10b64cc20902d96a1",
    "metadata": {},
    "name": "appearanceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "62f3f57a07d38f13883b75570b03eeae";

export default node;
