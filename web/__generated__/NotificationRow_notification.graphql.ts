/**
 * @generated SignedSource<<489c3d13d8fd36070c61eab343c23bc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type NotificationKind = "APPROVALS_WAITING" | "CONNECTION_NEEDS_PERSON" | "COUPONS_ENDING" | "COUPONS_EXPIRED" | "DATA_EXPORT_ENDED" | "DATA_RESTORED" | "DELETION_REQUESTED" | "EMAIL_BOUNCED" | "FEEDBACK_ADVANCED" | "FEEDBACK_ANSWERED" | "FEEDBACK_RECEIVED" | "HEALTH_PROBLEM" | "MESSAGES_IN_DOUBT" | "MESSAGES_USED_UP" | "PAYMENT_LATE" | "PRODUCT_PRICE_DROPPED" | "RULES_PAUSED_BY_PLAN" | "RULE_PAUSED" | "SENDING_FAILED" | "SENDING_FINISHED" | "SENDING_PAUSED_BY_RESTORE" | "SHOP_EXPIRING" | "SHOP_NEEDS_PERSON" | "TRIAL_ENDED" | "TRIAL_ENDING" | "WEBHOOK_DISABLED" | "WELCOME";
import { FragmentRefs } from "relay-runtime";
export type NotificationRow_notification$data = {
  readonly happenedAt: string;
  readonly isOpen: boolean;
  readonly kind: NotificationKind;
  readonly offer: {
    readonly id: string;
  } | null | undefined;
  readonly product: {
    readonly id: string;
  } | null | undefined;
  readonly shop: ConnectableShop | null | undefined;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentType": "NotificationRow_notification";
};
export type NotificationRow_notification$key = {
  readonly " $data"?: NotificationRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_notification">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationRow_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "happenedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};
})();

(node as any).hash = "9a0d0f38d5de274febcd22688f9958d8";

export default node;
