/**
 * @generated SignedSource<<ab39b1ead31b484fa4dbc97c484175d8>>
 * @relayHash 1ed6de0f93960bf82664c25fc8239f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc884b789df64315993f93af879736689cf314ee48bf4b6374586137d461ecfc

import { ConcreteRequest } from 'relay-runtime';
export type removeCardLogoMutation$variables = Record<PropertyKey, never>;
export type removeCardLogoMutation$data = {
  readonly removeCardLogo: {
    readonly code?: string;
    readonly logoUrl?: string | null | undefined;
    readonly message?: string;
  };
};
export type removeCardLogoMutation = {
  response: removeCardLogoMutation$data;
  variables: removeCardLogoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    }
  ],
  "type": "CardStyle",
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
    "name": "removeCardLogoMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeCardLogo",
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
    "name": "removeCardLogoMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removeCardLogo",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc884b789df64315993f93af879736689cf314ee48bf4b6374586137d461ecfc",
    "metadata": {},
    "name": "removeCardLogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d5e9d47f17b990e66367176cc3abb89";

export default node;
