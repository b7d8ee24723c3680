/**
 * @generated SignedSource<<3a41bed552bd3eb5f730a1ad990358f8>>
 * @relayHash 9413bd81a43fc26c7b6d938061a6a503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29543cf1ce6c50fd5db6825974a42115387a52ad6ff4925043b1c507edc78db9

import { ConcreteRequest } from 'relay-runtime';
export type RefundInvoiceInput = {
  id: string;
  reason: string;
};
export type SubscriberActionsRefundMutation$variables = {
  input: RefundInvoiceInput;
};
export type SubscriberActionsRefundMutation$data = {
  readonly refundInvoice: {
    readonly message?: string;
  };
};
export type SubscriberActionsRefundMutation = {
  response: SubscriberActionsRefundMutation$data;
  variables: SubscriberActionsRefundMutation$variables;
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
    "name": "SubscriberActionsRefundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refundInvoice",
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
    "name": "SubscriberActionsRefundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refundInvoice",
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
    "id": "29543cf1ce6c50fd5db6825974a42115387a52ad6ff4925043b1c507edc78db9",
    "metadata": {},
    "name": "SubscriberActionsRefundMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd1b4ed616667faf16d22343f8d55189";

export default node;
