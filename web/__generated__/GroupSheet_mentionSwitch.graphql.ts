/**
 * @generated SignedSource<<067b3839bc4abb541535002dcab92740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupRole = "ADMIN" | "MEMBER" | "OWNER";
import { FragmentRefs } from "relay-runtime";
export type GroupSheet_mentionSwitch$data = {
  readonly canMentionAll: boolean;
  readonly mentionsAll: boolean;
  readonly role: GroupRole;
  readonly " $fragmentType": "GroupSheet_mentionSwitch";
};
export type GroupSheet_mentionSwitch$key = {
  readonly " $data"?: GroupSheet_mentionSwitch$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSheet_mentionSwitch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSheet_mentionSwitch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canMentionAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mentionsAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "0269eae042088f7ed98a728577583ff8";

export default node;
