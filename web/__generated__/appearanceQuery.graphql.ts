/**
 * @generated SignedSource<<cfa41f64baeebf9314e2142ada98e43a>>
 * @relayHash 1b492a4a16fa33a2d182ff3d6f3eb00c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb1823ee0781c2b38bdc7a8516e748292fdcffa4041ce2e2adccca252f2d00b5

import { ConcreteRequest } from 'relay-runtime';
export type appearanceQuery$variables = Record<PropertyKey, never>;
export type appearanceQuery$data = {
  readonly appearance: {
    readonly cardColor: string;
    readonly primaryColor: string;
    readonly sidebarColor: string;
    readonly version: number;
  };
};
export type appearanceQuery = {
  response: appearanceQuery$data;
  variables: appearanceQuery$variables;
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
    "name": "appearanceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Appearance",
        "kind": "LinkedField",
        "name": "appearance",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "appearanceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Appearance",
        "kind": "LinkedField",
        "name": "appearance",
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
    "id": "eb1823ee0781c2b38bdc7a8516e748292fdcffa4041ce2e2adccca252f2d00b5",
    "metadata": {},
    "name": "appearanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8dfc58702fb4d824f0ecedfdb715c2cf";

export default node;
