/**
 * @generated SignedSource<<590f777ce251457d98db31ea98853137>>
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
  readonly isMentioningAll: boolean;
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
      "name": "isMentioningAll",
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

(node as any).hash = "5a8d8662e0eab3a787696ed6a1d742f3";

export default node;
