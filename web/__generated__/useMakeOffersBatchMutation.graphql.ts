/**
 * @generated SignedSource<<820aae8c48c6f9d9f392d077b5ffbe63>>
 * @relayHash bc312b89581f6ed111d52ce8311cff54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6532b1393a24bbec2427f067a72f17e312b030f646c54580d44a98cdb1ad7d22

import { ConcreteRequest } from 'relay-runtime';
export type CreateLinkBatchInput = {
  key?: string | null | undefined;
  text: string;
};
export type useMakeOffersBatchMutation$variables = {
  input: CreateLinkBatchInput;
};
export type useMakeOffersBatchMutation$data = {
  readonly createLinkBatch: {
    readonly id?: string;
    readonly message?: string;
  };
};
export type useMakeOffersBatchMutation = {
  response: useMakeOffersBatchMutation$data;
  variables: useMakeOffersBatchMutation$variables;
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
    "name": "useMakeOffersBatchMutation",
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
    "name": "useMakeOffersBatchMutation",
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
    "id": "6532b1393a24bbec2427f067a72f17e312b030f646c54580d44a98cdb1ad7d22",
    "metadata": {},
    "name": "useMakeOffersBatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "011cb6a3f43013fd7c07cceef77d84fd";

export default node;
