/**
 * @generated SignedSource<<8513f2c9d4af2638e815622573ce0ebf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupKind = "CHANNEL" | "GROUP" | "PRIVATE";
export type GroupRole = "ADMIN" | "MEMBER" | "OWNER";
export type GroupState = "FORBIDDEN" | "INACTIVE" | "LEFT" | "READY" | "RESTING";
import { FragmentRefs } from "relay-runtime";
export type GroupRow_group$data = {
  readonly id: string;
  readonly kind: GroupKind;
  readonly lastSentAt: string | null | undefined;
  readonly members: number | null | undefined;
  readonly role: GroupRole;
  readonly state: GroupState;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "GroupRow_group";
};
export type GroupRow_group$key = {
  readonly " $data"?: GroupRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupRow_group",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSentAt",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "20967c736fcd0ecfec9acf4f55856aea";

export default node;
