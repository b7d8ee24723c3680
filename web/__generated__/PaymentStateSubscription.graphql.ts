/**
 * @generated SignedSource<<8ee517c02066db7cac23343910bfab12>>
 * @relayHash bd84b33ac7b2d8b9be0be3a6d9d608ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e2efe096f0f04fe43bd61e340720cd190f0e68472ce924eb00cac3b593c4826

import { ConcreteRequest } from 'relay-runtime';
export type CheckoutStatus = "COMPLETE" | "CREATING" | "EXPIRED" | "OPEN";
export type PaymentMethod = "BOLETO" | "CARD" | "OTHER" | "PIX";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "EXPIRED" | "INCOMPLETE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "UNPAID";
export type PaymentStateSubscription$variables = {
  id: string;
};
export type PaymentStateSubscription$data = {
  readonly checkoutChanged: {
    readonly checkout: {
      readonly id: string;
      readonly pending: {
        readonly method: PaymentMethod;
        readonly until: string | null | undefined;
        readonly url: string | null | undefined;
      } | null | undefined;
      readonly status: CheckoutStatus;
      readonly subscriptionStatus: SubscriptionStatus | null | undefined;
      readonly url: string | null | undefined;
    } | null | undefined;
  };
};
export type PaymentStateSubscription = {
  response: PaymentStateSubscription$data;
  variables: PaymentStateSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Checkout",
  "kind": "LinkedField",
  "name": "checkout",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscriptionStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PendingPayment",
      "kind": "LinkedField",
      "name": "pending",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentStateSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckoutChanged",
        "kind": "LinkedField",
        "name": "checkoutChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentStateSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckoutChanged",
        "kind": "LinkedField",
        "name": "checkoutChanged",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3e2efe096f0f04fe43bd61e340720cd190f0e68472ce924eb00cac3b593c4826",
    "metadata": {},
    "name": "PaymentStateSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "da557d8fc8093a7870775c7c0f3f9844";

export default node;
