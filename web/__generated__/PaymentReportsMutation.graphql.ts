/**
 * @generated SignedSource<<736c923133ec1fc9542a6abc3a776642>>
 * @relayHash 4c8d3e60eb2787920c5daeacbdb524e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3eb573d8739f0554584d505baccaa3095926c86acc8f44b2f27bfa67b22bea9

import { ConcreteRequest } from 'relay-runtime';
export type ReplayWebhookInput = {
  id: string;
};
export type PaymentReportsMutation$variables = {
  input: ReplayWebhookInput;
};
export type PaymentReportsMutation$data = {
  readonly replayWebhook: {
    readonly message?: string;
  };
};
export type PaymentReportsMutation = {
  response: PaymentReportsMutation$data;
  variables: PaymentReportsMutation$variables;
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
    "name": "PaymentReportsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "replayWebhook",
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
    "name": "PaymentReportsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "replayWebhook",
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
            "type": "WebhookEvent",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a3eb573d8739f0554584d505baccaa3095926c86acc8f44b2f27bfa67b22bea9",
    "metadata": {},
    "name": "PaymentReportsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8060b9183d780e0c4cee1b991af18890";

export default node;
