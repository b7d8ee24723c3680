/**
 * @generated SignedSource<<a5cc862108d64a85f8c7940e5efdfe06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "USER";
import { FragmentRefs } from "relay-runtime";
export type ActionDialog_user$data = {
  readonly blockedAt: string | null | undefined;
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSheet_user" | "UserList_user">;
  readonly " $fragmentType": "ActionDialog_user";
};
export type ActionDialog_user$key = {
  readonly " $data"?: ActionDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActionDialog_user",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserList_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonSheet_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "080a044f73ff91c58cf8e458f0c9788e";

export default node;
