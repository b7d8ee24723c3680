/**
 * @generated SignedSource<<b2ab2e3cca8acc84d6c5e9434dbf0354>>
 * @relayHash 86b86097ba431c378926506cb148f2e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff15100e260b1a830bcab8f0b1cade5924c6c5a42efaa93cfb50e41deec6bb5

import { ConcreteRequest } from 'relay-runtime';
export type CardLogoRemoveCardLogoMutation$variables = Record<PropertyKey, never>;
export type CardLogoRemoveCardLogoMutation$data = {
  readonly removeCardLogo: {
    readonly code?: string;
    readonly logoUrl?: string | null | undefined;
    readonly message?: string;
  };
};
export type CardLogoRemoveCardLogoMutation = {
  response: CardLogoRemoveCardLogoMutation$data;
  variables: CardLogoRemoveCardLogoMutation$variables;
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
    "name": "CardLogoRemoveCardLogoMutation",
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
    "name": "CardLogoRemoveCardLogoMutation",
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
    "id": "dff15100e260b1a830bcab8f0b1cade5924c6c5a42efaa93cfb50e41deec6bb5",
    "metadata": {},
    "name": "CardLogoRemoveCardLogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "84b02a51272617cda7ce94ca8ef7b198";

export default node;
