/**
 * @generated SignedSource<<2602e5320341d8eac97fbf737de3062b>>
 * @relayHash 455c39225777ad0a5f7eb589f8b3ffe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3e314d1311cf2bb7ad4abf6fa48738f031857d83a2012c09951dafd299d3fe9

import { ConcreteRequest } from 'relay-runtime';
export type DeleteOfferInput = {
  id: string;
};
export type OfferBulkBarDeleteOffersMutation$variables = {
  input: DeleteOfferInput;
};
export type OfferBulkBarDeleteOffersMutation$data = {
  readonly deleteOffer: {
    readonly code?: string;
    readonly message?: string;
    readonly offerId?: string;
  };
};
export type OfferBulkBarDeleteOffersMutation = {
  response: OfferBulkBarDeleteOffersMutation$data;
  variables: OfferBulkBarDeleteOffersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerId",
  "storageKey": null
},
v3 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OfferBulkBarDeleteOffersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteOffer",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "DeletedOffer",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferBulkBarDeleteOffersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteOffer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "offerId"
              }
            ],
            "type": "DeletedOffer",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d3e314d1311cf2bb7ad4abf6fa48738f031857d83a2012c09951dafd299d3fe9",
    "metadata": {},
    "name": "OfferBulkBarDeleteOffersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4fb285f7d89d8071704725d54ead1a3b";

export default node;
