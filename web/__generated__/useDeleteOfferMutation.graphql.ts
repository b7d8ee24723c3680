/**
 * @generated SignedSource<<3c75a77822e919459f30561c4a253e62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeleteOfferInput = {
  id: string;
};
export type useDeleteOfferMutation$variables = {
  input: DeleteOfferInput;
};
export type useDeleteOfferMutation$data = {
  readonly deleteOffer: {
    readonly message?: string;
    readonly offerId?: string;
  };
};
export type useDeleteOfferMutation = {
  response: useDeleteOfferMutation$data;
  variables: useDeleteOfferMutation$variables;
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
    "name": "useDeleteOfferMutation",
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
    "name": "useDeleteOfferMutation",
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
    "cacheID": "746ae58b458757a0343db8f1c3c7943f",
    "id": null,
    "metadata": {},
    "name": "useDeleteOfferMutation",
    "operationKind": "mutation",
    "text": "mutation useDeleteOfferMutation(\n  $input: DeleteOfferInput!\n) {\n  deleteOffer(input: $input) {\n    __typename\n    ... on DeletedOffer {\n      offerId\n    }\n    ... on UserError {\n      __isUserError: __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "769a94bbf6820ff0548261734177da73";

export default node;
