/**
 * @generated SignedSource<<7ce9e5587f863cf343c7cd0cb195514f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApiScope = "ADMIN_READ" | "ADMIN_WRITE" | "ASSISTANT_READ" | "ASSISTANT_WRITE" | "AUTOMATION_READ" | "AUTOMATION_WRITE" | "CALENDAR_READ" | "CALENDAR_WRITE" | "COUPONS_READ" | "COUPONS_WRITE" | "GROUPS_READ" | "GROUPS_WRITE" | "INSIGHTS_READ" | "INSIGHTS_WRITE" | "LINKS_READ" | "LINKS_WRITE" | "NOTIFICATIONS_READ" | "NOTIFICATIONS_WRITE" | "OFFERS_READ" | "OFFERS_WRITE" | "PRODUCTS_READ" | "PRODUCTS_WRITE" | "PROFILE_READ" | "SENDING_READ" | "SENDING_WRITE" | "STORE_READ" | "STORE_WRITE" | "TEXTS_READ" | "TEXTS_WRITE";
import { FragmentRefs } from "relay-runtime";
export type AuthorizedApps_viewer$data = {
  readonly authorizedApps: ReadonlyArray<{
    readonly appId: string;
    readonly lastUsedAt: string | null | undefined;
    readonly lastUsedFrom: string | null | undefined;
    readonly name: string;
    readonly scopes: ReadonlyArray<ApiScope>;
    readonly since: string;
  }>;
  readonly " $fragmentType": "AuthorizedApps_viewer";
};
export type AuthorizedApps_viewer$key = {
  readonly " $data"?: AuthorizedApps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorizedApps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorizedApps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuthorizedApp",
      "kind": "LinkedField",
      "name": "authorizedApps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "appId",
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
          "name": "scopes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
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

(node as any).hash = "67cc207cd4c564359b45935b9510b49b";

export default node;
