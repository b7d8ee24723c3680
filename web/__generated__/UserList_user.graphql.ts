/**
 * @generated SignedSource<<c7c1d8376320be6006edf61a615aa76b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserList_user$data = {
  readonly displayName: string;
  readonly email: string;
  readonly photoUrl: string | null | undefined;
  readonly subscription: {
    readonly plan: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UserChips_user">;
  readonly " $fragmentType": "UserList_user";
};
export type UserList_user$key = {
  readonly " $data"?: UserList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserList_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserList_user",
  "selections": [
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
      "name": "photoUrl",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserChips_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "998a89f9c2bb44300a071eb31238114c";

export default node;
