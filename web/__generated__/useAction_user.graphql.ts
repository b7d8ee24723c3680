/**
 * @generated SignedSource<<1366b90757966ca9d161dfeb0f58fa78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "USER";
import { FragmentRefs } from "relay-runtime";
export type useAction_user$data = {
  readonly blockedAt: string | null | undefined;
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSheet_user" | "UserList_user">;
  readonly " $fragmentType": "useAction_user";
};
export type useAction_user$key = {
  readonly " $data"?: useAction_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAction_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAction_user",
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

(node as any).hash = "14c0de8a84a019b5b1fbeb91ff38e568";

export default node;
