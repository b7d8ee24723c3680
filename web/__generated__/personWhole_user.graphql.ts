/**
 * @generated SignedSource<<48273333ec4cd329d55663091a8e0563>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "USER";
import { FragmentRefs } from "relay-runtime";
export type personWhole_user$data = {
  readonly blockedAt: string | null | undefined;
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSheet_user" | "UserRow_user">;
  readonly " $fragmentType": "personWhole_user";
};
export type personWhole_user$key = {
  readonly " $data"?: personWhole_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"personWhole_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "personWhole_user",
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
      "name": "UserRow_user"
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

(node as any).hash = "590802a2618acc2fb2a24a8066d95d25";

export default node;
