/**
 * @generated SignedSource<<3ab5a3d6ac71eb94ed22e4267b62e126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CheckoutStatus = "COMPLETE" | "CREATING" | "EXPIRED" | "OPEN";
export type PaymentMethod = "BOLETO" | "CARD" | "OTHER" | "PIX";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "EXPIRED" | "INCOMPLETE" | "PAST_DUE" | "PAUSED" | "TRIALING" | "UNPAID";
import { FragmentRefs } from "relay-runtime";
export type PaymentState_viewer$data = {
  readonly payment: {
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
  readonly subscription: {
    readonly plan: string;
  };
  readonly " $fragmentType": "PaymentState_viewer";
};
export type PaymentState_viewer$key = {
  readonly " $data"?: PaymentState_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentState_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentState_viewer",
  "selections": [
    {
      "alias": "payment",
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        }
      ],
      "concreteType": "Checkout",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plan",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "550581ad682fe89027e84decb01fdf3c";

export default node;
