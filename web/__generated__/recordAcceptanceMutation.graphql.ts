/**
 * @generated SignedSource<<2a8a5e11b1ffbd8edeec565ce3983431>>
 * @relayHash ff6f632b7acdd483d565949ef438eccf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7197f714a59f436eb0a71ec40970311921406bb735d84ae12b5dbac824d600e9

import { ConcreteRequest } from 'relay-runtime';
export type AcceptDocumentsInput = {
  optionalStorage?: string | null | undefined;
  privacy?: string | null | undefined;
  terms?: string | null | undefined;
};
export type recordAcceptanceMutation$variables = {
  input: AcceptDocumentsInput;
};
export type recordAcceptanceMutation$data = {
  readonly acceptDocuments: {
    readonly code?: string;
  };
};
export type recordAcceptanceMutation = {
  response: recordAcceptanceMutation$data;
  variables: recordAcceptanceMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
    "name": "recordAcceptanceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "acceptDocuments",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "recordAcceptanceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "acceptDocuments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "7197f714a59f436eb0a71ec40970311921406bb735d84ae12b5dbac824d600e9",
    "metadata": {},
    "name": "recordAcceptanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a963c56dc452b07e2df379e506cc767b";

export default node;
