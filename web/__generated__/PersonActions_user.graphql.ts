/**
 * @generated SignedSource<<1ba46031f4f1097260b0027fcff77097>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "USER";
import { FragmentRefs } from "relay-runtime";
export type PersonActions_user$data = {
  readonly blockedAt: string | null | undefined;
  readonly displayName: string;
  readonly email: string;
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentType": "PersonActions_user";
};
export type PersonActions_user$key = {
  readonly " $data"?: PersonActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonActions_user",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "72a2c3c0f44470cba391d4d10fd24079";

export default node;
