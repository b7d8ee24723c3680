/**
 * @generated SignedSource<<5e0e06c967801ab3d75d1143d98bf850>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonFacts_user$data = {
  readonly blockedAt: string | null | undefined;
  readonly blockedReason: string | null | undefined;
  readonly createdAt: string;
  readonly deletesAt: string | null | undefined;
  readonly displayName: string;
  readonly email: string;
  readonly photoUrl: string | null | undefined;
  readonly subscription: {
    readonly expiresAt: string | null | undefined;
    readonly plan: string;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserChips_user">;
  readonly " $fragmentType": "PersonFacts_user";
};
export type PersonFacts_user$key = {
  readonly " $data"?: PersonFacts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFacts_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonFacts_user",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletesAt",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
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

(node as any).hash = "cb506ce9468334009b6d2df27113158b";

export default node;
