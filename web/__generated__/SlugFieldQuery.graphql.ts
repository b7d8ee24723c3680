/**
 * @generated SignedSource<<1c383f7c8e2802bf145a7a952829ed47>>
 * @relayHash 3b4b45ce8026534685e83cf722464d54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb0789ae5203e5edec13eb80fbb9c220494cf37268b93c13f5663ccdb778e08

import { ConcreteRequest } from 'relay-runtime';
export type SlugFieldQuery$variables = {
  slug: string;
};
export type SlugFieldQuery$data = {
  readonly viewer: {
    readonly storeSlugProblem: string | null | undefined;
  } | null | undefined;
};
export type SlugFieldQuery = {
  response: SlugFieldQuery$data;
  variables: SlugFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "slug",
      "variableName": "slug"
    }
  ],
  "kind": "ScalarField",
  "name": "storeSlugProblem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SlugFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SlugFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "0fb0789ae5203e5edec13eb80fbb9c220494cf37268b93c13f5663ccdb778e08",
    "metadata": {},
    "name": "SlugFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91b59d260b8af4660d52eafdeba1b9ba";

export default node;
