/**
 * @generated SignedSource<<f58db3e853a243a8f80e19b9c9b9a16c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonSheet_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PersonActions_user" | "PersonFacts_user" | "PersonSessions_user" | "PersonTrail_user">;
  readonly " $fragmentType": "PersonSheet_user";
};
export type PersonSheet_user$key = {
  readonly " $data"?: PersonSheet_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSheet_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonSheet_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonFacts_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonActions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonSessions_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonTrail_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8b6a306668f74bfbcfb697233172abeb";

export default node;
