/**
 * @generated SignedSource<<6f2b40490a06940894e4369d89010ab8>>
 * @relayHash 25f55a70dedc63f7b3e02f4df4dc770c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c2c78afa8067d6b3804db45cc1ac2d5a0ac6b9fb595300b68b9a62519e26826

import { ConcreteRequest } from 'relay-runtime';
export type WebhookEvent = "CONVERSIONS_IMPORTED" | "COUPON_CREATED" | "COUPON_EXPIRED" | "GROUP_DISCOVERED" | "MESSAGE_CANCELED" | "MESSAGE_FAILED" | "MESSAGE_SENT" | "MESSAGE_UNCERTAIN" | "OFFER_CREATED" | "OFFER_DELETED" | "OFFER_ENDED" | "OFFER_UPDATED" | "PRODUCT_PRICE_DROPPED" | "PRODUCT_SOLD_OUT" | "SESSION_CONNECTED" | "SESSION_DISCONNECTED";
export type WebhookStatus = "ACTIVE" | "DISABLED" | "FAILING";
export type WebhooksScreenQuery$variables = Record<PropertyKey, never>;
export type WebhooksScreenQuery$data = {
  readonly viewer: {
    readonly webhooks: ReadonlyArray<{
      readonly events: ReadonlyArray<WebhookEvent>;
      readonly failingSince: string | null | undefined;
      readonly id: string;
      readonly status: WebhookStatus;
      readonly url: string;
      readonly waitingCount: number;
    }>;
  } | null | undefined;
};
export type WebhooksScreenQuery = {
  response: WebhooksScreenQuery$data;
  variables: WebhooksScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Webhook",
  "kind": "LinkedField",
  "name": "webhooks",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhooksScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebhooksScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c2c78afa8067d6b3804db45cc1ac2d5a0ac6b9fb595300b68b9a62519e26826",
    "metadata": {},
    "name": "WebhooksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "842c72d3b2e415e3c9572658c9a9c047";

export default node;
