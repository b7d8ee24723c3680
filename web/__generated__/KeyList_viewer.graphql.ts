/**
 * @generated SignedSource<<3530993e43d4ac8a5f982f4e4bd8da45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApiScope = "ADMIN_READ" | "ADMIN_WRITE" | "ASSISTANT_READ" | "ASSISTANT_WRITE" | "AUTOMATION_READ" | "AUTOMATION_WRITE" | "CALENDAR_READ" | "CALENDAR_WRITE" | "COUPONS_READ" | "COUPONS_WRITE" | "GROUPS_READ" | "GROUPS_WRITE" | "INSIGHTS_READ" | "INSIGHTS_WRITE" | "LINKS_READ" | "LINKS_WRITE" | "NOTIFICATIONS_READ" | "NOTIFICATIONS_WRITE" | "OFFERS_READ" | "OFFERS_WRITE" | "PRODUCTS_READ" | "PRODUCTS_WRITE" | "PROFILE_READ" | "SENDING_READ" | "SENDING_WRITE" | "STORE_READ" | "STORE_WRITE" | "TEXTS_READ" | "TEXTS_WRITE";
import { FragmentRefs } from "relay-runtime";
export type KeyList_viewer$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly createdAt: string;
    readonly expiresAt: string | null | undefined;
    readonly hint: string;
    readonly id: string;
    readonly isExpired: boolean;
    readonly isRotated: boolean;
    readonly lastUsedAt: string | null | undefined;
    readonly lastUsedFrom: string | null | undefined;
    readonly name: string;
    readonly scopes: ReadonlyArray<ApiScope>;
  }>;
  readonly " $fragmentType": "KeyList_viewer";
};
export type KeyList_viewer$key = {
  readonly " $data"?: KeyList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeyList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
      "kind": "LinkedField",
      "name": "apiKeys",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRotated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0a6d5944c6142aa325b48816f7e007a7";

export default node;
