/**
 * @generated SignedSource<<ff96b9fbf6325c2887e27dadd10616a9>>
 * @relayHash 09e549e612e1babd31aaad36e4ce33a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60a4afe8e058b5145d9c419d99ebb9ed634d273a944e42dd94563e5b1d56560f

import { ConcreteRequest } from 'relay-runtime';
export type CreateLinkBatchInput = {
  key?: string | null | undefined;
  text: string;
};
export type makeOffersBatchMutation$variables = {
  input: CreateLinkBatchInput;
};
export type makeOffersBatchMutation$data = {
  readonly createLinkBatch: {
    readonly id?: string;
    readonly message?: string;
  };
};
export type makeOffersBatchMutation = {
  response: makeOffersBatchMutation$data;
  variables: makeOffersBatchMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "LinkBatch",
  "abstractKey": null
},
v4 = {
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
    "name": "makeOffersBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createLinkBatch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "makeOffersBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createLinkBatch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v2/*:: as any*/),
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "60a4afe8e058b5145d9c419d99ebb9ed634d273a944e42dd94563e5b1d56560f",
    "metadata": {},
    "name": "makeOffersBatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "903ccc2294591598a23810544c90a5c6";

export default node;
