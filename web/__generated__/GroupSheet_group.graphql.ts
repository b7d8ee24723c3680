/**
 * @generated SignedSource<<e7a1e5fd7e7e0074cd70c16515eaf321>>
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
export type GroupSheet_group$data = {
  readonly active: boolean;
  readonly id: string;
  readonly kind: GroupKind;
  readonly lastSentAt: string | null | undefined;
  readonly members: number | null | undefined;
  readonly restingUntil: string | null | undefined;
  readonly role: GroupRole;
  readonly state: GroupState;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "GroupSheet_group";
};
export type GroupSheet_group$key = {
  readonly " $data"?: GroupSheet_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSheet_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSheet_group",
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
      "name": "active",
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
      "name": "restingUntil",
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

(node as any).hash = "f99b2f2415f6a3f99780338bf79fc21c";

export default node;
