/**
 * @generated SignedSource<<55713a84c6cd0e593e285f91e1ceba3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type useGroupList_full$data = {
  readonly channel: Channel;
  readonly id: string;
  readonly inviteUrl: string | null | undefined;
  readonly leftAt: string | null | undefined;
  readonly syncedAt: string;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group" | "GroupSheet_group">;
  readonly " $fragmentType": "useGroupList_full";
};
export type useGroupList_full$key = {
  readonly " $data"?: useGroupList_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGroupList_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGroupList_full",
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
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "syncedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupRow_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSheet_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "3f24dd7c549099c0bdd348a65b6725cc";

export default node;
